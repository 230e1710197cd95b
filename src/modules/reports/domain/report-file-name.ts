/** The name under which a browser saves a report: `moves-report-2026-10-01-to-2026-10-31.csv`. */
export const reportFileName = (kind: string, days: { start: string; end: string }): string =>
  `${kind}-report-${days.start}-to-${days.end}.csv`;
