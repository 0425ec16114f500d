import Foundation

extension CheckReport {
  /// A page that needs nothing else: pictures side by side, swiped, over one another, their
  /// difference, or in turn; by state; by keys.
  ///
  /// - Parameters:
  ///   - strict: whether references without a figure fail.
  ///   - image: where a picture of the report is: a name beside the page, or a `data:` address.
  public func html(strict: Bool, image: (String) throws -> String) rethrows -> [UInt8] {
    let failures = Set(failures(strict: strict).map(\.path))
    // What fails is what a reader came for.
    let shown =
      entries.filter { failures.contains($0.path) }
      + entries.filter {
        !failures.contains($0.path)
      }
    var text = Self.head
    text += "<header><h1>Figures</h1><p>\(Markup.text(summary)).</p>"
    if let partText { text += "<p class=\"part\">\(Markup.text(partText)).</p>" }
    text += "<nav id=\"states\"><button data-state=\"\" class=\"on\">all</button>"
    for state in State.allCases where count(state) > 0 {
      text += "<button data-state=\"\(state.rawValue)\">\(state.words) \(count(state))</button>"
    }
    text += "</nav>\(Self.modes)</header><main>"
    for problem in problems { text += "<pre class=\"problem\">\(Markup.text(problem))</pre>" }
    for entry in shown { text += try article(entry, image: image) }
    return Array((text + Self.tail).utf8)
  }

  private func article(
    _ entry: Entry, image: (String) throws -> String
  ) rethrows -> String {
    var text = "<article data-state=\"\(entry.state.rawValue)\" tabindex=\"0\">"
    text += "<h2>\(Markup.text(entry.path)) <span>\(entry.state.words)</span></h2>"
    if let source = entry.source {
      let line = entry.line.map { ":\($0)" } ?? ""
      text += "<p class=\"source\">\(Markup.text(source))\(line)</p>"
    }
    if !entry.reason.isEmpty { text += "<p>\(Markup.text(entry.reason))</p>" }
    if let cause = entry.cause { text += "<p><b>First:</b> \(Markup.text(cause))</p>" }
    if entry.images != nil || !entry.changes.isEmpty {
      text += "<div class=\"row\">"
      if let images = entry.images { text += try figures(images, image: image) }
      if !entry.changes.isEmpty {
        text += "<ul>"
        for change in entry.changes { text += "<li>\(Markup.text(change))</li>" }
        text += "</ul>"
      }
      text += "</div>"
    }
    return text + "</article>"
  }

  private func figures(
    _ images: Images, image: (String) throws -> String
  ) rethrows -> String {
    var text = "<div class=\"pictures\">"
    for (kind, name) in [
      ("reference", images.reference), ("candidate", images.candidate),
      ("difference", images.difference),
    ] {
      guard let name else { continue }
      let address = Markup.attribute(try image(name))
      text += "<figure class=\"\(kind)\"><img alt=\"\(kind)\" src=\"\(address)\">"
      text += "<figcaption>\(kind)</figcaption></figure>"
    }
    return text + "</div>"
  }

  private static let modes = """
    <nav id="modes"><button data-mode="side" class="on">side by side (1)</button>\
    <button data-mode="swipe">swipe (2)</button><button data-mode="onion">onion skin (3)</button>\
    <button data-mode="difference">difference (4)</button>\
    <button data-mode="blink">blink (5)</button>\
    <input id="amount" type="range" min="0" max="100" value="50" aria-label="amount">\
    <span>j, k: next, previous</span></nav>
    """

  private static let head = """
    <!doctype html>
    <html lang="en"><meta charset="utf-8"><title>Figures</title>
    <meta name="viewport" content="width=device-width">
    <style>
    :root{color-scheme:light dark;--line:#8884;--soft:#8881;--amount:50%}
    body{font:15px/1.45 system-ui,sans-serif;margin:0 auto;max-width:1200px;padding:0 24px 48px}
    header{position:sticky;top:0;background:Canvas;padding:12px 0;border-bottom:1px solid var(--line);z-index:2}
    h1{font-size:20px;margin:0}h2{font-size:16px;margin:0}h2 span{font-weight:400;opacity:.6}
    p{margin:4px 0}.source{opacity:.6}.part{font-weight:600}
    button{font:inherit;border:1px solid var(--line);background:none;border-radius:6px;padding:2px 10px;margin:4px 6px 0 0}
    button.on{background:AccentColor;color:AccentColorText}
    article{border:1px solid var(--line);border-radius:10px;padding:14px 16px;margin:16px 0;scroll-margin-top:130px}
    article:focus{outline:2px solid AccentColor}
    .row{display:flex;gap:24px;align-items:flex-start;flex-wrap:wrap}
    .pictures{display:flex;gap:16px;min-width:0}
    figure{margin:8px 0 0;flex:0 1 auto;min-width:0}figcaption{font-size:12px;opacity:.6}
    img{max-width:100%;border:1px solid var(--line);background:repeating-conic-gradient(var(--soft) 0 25%,transparent 0 50%) 0 0/16px 16px}
    ul{margin:8px 0;padding-left:18px;max-width:520px}
    .problem{white-space:pre-wrap;border-left:3px solid #c22;padding-left:10px}
    [data-mode=difference] .reference,[data-mode=difference] .candidate{display:none}
    [data-mode=swipe] .difference,[data-mode=onion] .difference,[data-mode=blink] .difference{display:none}
    [data-mode=swipe] .pictures,[data-mode=onion] .pictures,[data-mode=blink] .pictures{display:grid}
    [data-mode=swipe] figure,[data-mode=onion] figure,[data-mode=blink] figure{grid-area:1/1}
    [data-mode=swipe] .candidate img{clip-path:inset(0 0 0 var(--amount))}
    [data-mode=onion] .candidate img{opacity:var(--amount)}
    [data-mode=blink] .candidate{animation:blink 1s steps(1) infinite}
    @keyframes blink{50%{visibility:hidden}}
    </style>
    <body data-mode="side">
    """

  private static let tail = """
    </main><script>
    const body=document.body,all=s=>[...document.querySelectorAll(s)];
    const choose=(nav,b)=>{all('#'+nav+' button').forEach(x=>x.classList.toggle('on',x===b))};
    const mode=b=>{if(b){body.dataset.mode=b.dataset.mode;choose('modes',b)}};
    const state=b=>{choose('states',b);all('article').forEach(a=>{a.hidden=b.dataset.state!==''&&a.dataset.state!==b.dataset.state})};
    all('#modes button').forEach(b=>b.onclick=()=>mode(b));
    all('#states button').forEach(b=>b.onclick=()=>state(b));
    document.getElementById('amount').oninput=e=>document.documentElement.style.setProperty('--amount',e.target.value+'%');
    addEventListener('keydown',e=>{
    if(e.ctrlKey||e.metaKey||e.altKey)return;
    if(e.key>='1'&&e.key<='5')return mode(all('#modes button')[e.key-1]);
    const step={j:1,k:-1}[e.key];if(!step)return;
    const shown=all('article').filter(a=>!a.hidden),at=shown.indexOf(document.activeElement);
    const next=shown[at<0?(step>0?0:shown.length-1):at+step];
    if(next){next.focus({preventScroll:true});next.scrollIntoView({block:'start'})}});
    </script></body></html>

    """
}
