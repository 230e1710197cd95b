const RUNS_AS_FORMULA = /^[=+\-@\t\r]/;

/** Text that a spreadsheet would run as a formula gets a `'` before it. */
export const guardFormula = (value: unknown): string => {
  const text = value === null || value === undefined ? '' : String(value as string | number);
  return typeof value === 'string' && RUNS_AS_FORMULA.test(text) ? `'${text}` : text;
};
