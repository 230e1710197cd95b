import pg from 'pg';

const { builtins } = pg.types;

/** numeric and bigint are small enough here to be numbers; a date stays the text it is. */
export function setTypeParsers(): void {
  pg.types.setTypeParser(builtins.NUMERIC, Number);
  pg.types.setTypeParser(builtins.INT8, Number);
  pg.types.setTypeParser(builtins.DATE, (text: string) => text);
}
