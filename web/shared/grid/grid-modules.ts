import {
  CellStyleModule,
  ClientSideRowModelModule,
  ColumnApiModule,
  ColumnAutoSizeModule,
  CsvExportModule,
  GridStateModule,
  ModuleRegistry,
  PinnedRowModule,
  QuickFilterModule,
  RenderApiModule,
  RowStyleModule,
  TooltipModule,
} from 'ag-grid-community';

/** What our lists use of the grid, and nothing else: every module makes the page larger. */
ModuleRegistry.registerModules([
  ClientSideRowModelModule,
  ColumnApiModule,
  ColumnAutoSizeModule,
  CellStyleModule,
  CsvExportModule,
  GridStateModule,
  PinnedRowModule,
  QuickFilterModule,
  RenderApiModule,
  RowStyleModule,
  TooltipModule,
]);
