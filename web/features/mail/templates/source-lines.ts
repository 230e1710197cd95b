/** Where a line (from 1) begins and ends in a text, for a selection. */
export function lineRange(text: string, line: number): { start: number; end: number } {
  const before = text.split('\n').slice(0, line - 1);
  const start = before.reduce((sum, { length }) => sum + length + 1, 0);
  const end = text.indexOf('\n', start);
  return { start, end: end < 0 ? text.length : end };
}
