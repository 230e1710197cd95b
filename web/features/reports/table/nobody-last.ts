import type { ReportRecord } from './report-rows';

/** What a report says where nobody did it. */
const NOBODY = '(nobody)';

export const isNobody = (cell: unknown): boolean => cell === NOBODY;

const TEXTS = new Intl.Collator('en-US', { numeric: true });

/** Texts in their order, "(nobody)" after all of them in either direction. */
export function compareTexts(a: unknown, b: unknown, isDescending: boolean): number {
  if (isNobody(a) !== isNobody(b)) return isNobody(a) === isDescending ? -1 : 1;
  return TEXTS.compare(String(a ?? ''), String(b ?? ''));
}

/** The rows in their order, those of nobody after all others. */
export const nobodyLast = (rows: readonly ReportRecord[]): ReportRecord[] => [
  ...rows.filter((row) => !isNobody(row['Person'])),
  ...rows.filter((row) => isNobody(row['Person'])),
];
