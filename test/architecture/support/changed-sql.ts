const REMARK = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const IMPORT = /^import [\s\S]*?;$/gm;

/** What a file makes in the database, without what only people read. */
const madeBy = (text: string | undefined): string | undefined =>
  text?.replace(REMARK, '').replace(IMPORT, '').replace(/\s+/g, ' ').trim();

/** The files that make something else than before, or are gone; from path to text. */
export const changedSql = (
  before: ReadonlyMap<string, string>,
  now: ReadonlyMap<string, string>,
): string[] =>
  [...new Set([...before.keys(), ...now.keys()])].filter(
    (path) => madeBy(before.get(path)) !== madeBy(now.get(path)),
  );
