const LETTERS: Readonly<Record<string, string>> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};

const NULL = '\\N';

const cellOf = (raw: string): string | null => {
  if (raw === NULL) return null;
  if (!raw.includes('\\')) return raw;
  return raw.replace(/\\(.)/g, (_, letter: string) => LETTERS[letter] ?? letter);
};

/** The cells of one line of PostgreSQL's COPY text format. */
export const copyRow = (line: string): (string | null)[] => line.split('\t').map(cellOf);
