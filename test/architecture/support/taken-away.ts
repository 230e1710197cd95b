const ALWAYS =
  /\b(?:drop (?:table|column|schema|type) (?:if exists )?[\w."]+|rename (?:to|column)|set not null)/gi;
const UNLESS_MADE_ANEW =
  /\bdrop (view|materialized view|function|trigger|constraint) (?:if exists )?([\w."]+)/gi;

/**
 * What a migration removes that an older release may use; a view that is created again does not
 * count.
 */
export function takenAwayBy(text: string): string[] {
  const sql = text.replace(/\s+/g, ' ');
  const always = [...sql.matchAll(ALWAYS)].map(([found]) => found);
  const gone = [...sql.matchAll(UNLESS_MADE_ANEW)].filter(
    ([, kind = '', name = '']) => !isMadeAnew(sql, kind, name),
  );
  return [...always, ...gone.map(([found]) => found)];
}

const isMadeAnew = (sql: string, kind: string, name: string): boolean =>
  [
    `create ${kind} ${name}`,
    `create or replace ${kind} ${name}`,
    `add ${kind} ${name}`,
    // A rule that becomes one of some rows.
    `create unique index ${name}`,
  ].some((made) => sql.toLowerCase().includes(made.toLowerCase()));
