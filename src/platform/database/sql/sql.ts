import type { SqlObject } from './sql-object.js';

/** A piece of SQL, and the views and functions that it names. */
export interface Sql {
  readonly text: string;
  readonly reads: readonly SqlObject[];
}

type Part = string | number | Sql | SqlObject;

/** SQL that may contain views, functions and other SQL; never values of a call, which are parameters. */
export function sql(pieces: TemplateStringsArray, ...parts: Part[]): Sql {
  const told = parts.map(asSql);
  const text = pieces.reduce((before, piece, at) => `${before}${told[at - 1]?.text}${piece}`);
  return { text, reads: told.flatMap(({ reads }) => reads) };
}

/** The same of a text in which nothing is named. */
export function asSql(part: Part): Sql {
  if (typeof part !== 'object') return { text: String(part), reads: [] };
  return 'text' in part ? part : { text: part.name, reads: [part] };
}
