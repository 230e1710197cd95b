import type { Seal } from '../config/seal.js';
import type { Db } from './db.js';
import { text } from './sql/column.js';
import type { RowOf, Statement } from './sql/statement.js';

/** What is read of a column with sealed texts. */
export const SEALED = { context: text(), sealed: text() };

/** Where sealed texts are stored. */
export interface SealedColumn {
  seal: Seal;
  /** The rows after `$1` by their `context`, in its order, at most `$2`. */
  rows: Statement<RowOf<typeof SEALED>>;
  /** Puts `$3` in the place of `$2` in the row whose context is `$1`. */
  replace: string;
}

/** What happened to the texts that the present key did not seal. */
export interface KeyRotation {
  rotated: number;
  /** Those that none of the keys opens; they are left as they were. */
  unreadable: number;
}

const AT_ONCE = 500;

/** Seals a column's texts with the present key where a former one did; inside a command. */
export async function rotateKey(
  db: Db,
  { seal, rows, replace }: SealedColumn,
): Promise<KeyRotation> {
  const result = { rotated: 0, unreadable: 0 };
  for (let after = '', more = true; more;) {
    const found = await db.rows(rows, [after, AT_ONCE]);
    for (const { context, sealed } of found) {
      const text = withCurrentKey(seal, sealed, context);
      if (text === null) result.unreadable += 1;
      else if (text !== undefined)
        result.rotated += await db.execute(replace, [context, sealed, text]);
    }
    after = found.at(-1)?.context ?? '';
    more = found.length === AT_ONCE;
  }
  return result;
}

/** Null: none of the keys opens it. */
function withCurrentKey(seal: Seal, sealed: string, context: string): string | null | undefined {
  try {
    return seal.withCurrentKey(sealed, context);
  } catch {
    return null;
  }
}
