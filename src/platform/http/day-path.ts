const THREE_SEGMENTS = /\/(\d{4})\/(\d{1,2})\/(\d{1,2})(?=\/|$)/;

/**
 * `/2026/3/7` in an API path means `/2026-03-07`, so that clients that write dates as paths reach
 * the same call. For Fastify's `rewriteUrl`.
 */
export function foldDayPath(url: string): string {
  if (!url.startsWith('/api/')) return url;
  const queryAt = url.indexOf('?');
  const path = queryAt < 0 ? url : url.slice(0, queryAt);
  const query = queryAt < 0 ? '' : url.slice(queryAt);
  const folded = path.replace(
    THREE_SEGMENTS,
    (_all, year: string, month: string, day: string) =>
      `/${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  );
  return folded + query;
}
