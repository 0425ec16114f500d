@_exported import Figures
@_exported import Views
