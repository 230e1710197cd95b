import { themeQuartz } from 'ag-grid-community';

/** The grid in the page's own tokens; they change with the scheme, so the grid needs no modes. */
export const gridTheme = themeQuartz.withParams({
  accentColor: 'var(--emma-accent)',
  backgroundColor: 'var(--emma-bg)',
  foregroundColor: 'var(--emma-text)',
  borderColor: 'var(--emma-border)',
  chromeBackgroundColor: 'var(--emma-bg-sunken)',
  headerBackgroundColor: 'var(--emma-bg-sunken)',
  headerTextColor: 'var(--emma-text-dim)',
  rowHoverColor: 'var(--emma-bg-hover)',
  oddRowBackgroundColor: 'var(--emma-bg)',
  browserColorScheme: 'inherit',
  fontFamily: 'var(--emma-font)',
  fontSize: 'var(--emma-font-13)',
  headerFontSize: 'var(--emma-font-12)',
  headerFontWeight: 600,
  rowHeight: 32,
  headerHeight: 32,
  cellHorizontalPadding: 8,
  borderRadius: 6,
  wrapperBorderRadius: 6,
  columnBorder: false,
});
