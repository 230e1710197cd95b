import type { ClientBase, Connection, FieldDef } from 'pg';

/** The type of each column that a statement would answer with, by name; it is not run. */
export async function describedColumns(
  client: ClientBase,
  text: string,
): Promise<Record<string, string>> {
  const fields = await described(client, text);
  const { rows } = await client.query<{ type: string }>(
    'select format_type(id, null) as type from unnest($1::oid[]) with ordinality as of (id, place) order by place',
    [fields.map(({ dataTypeID }) => dataTypeID)],
  );
  return Object.fromEntries(fields.map(({ name }, at) => [name, rows[at]?.type ?? '']));
}

/** What the driver does with a statement, without sending it to be run. */
const described = (client: ClientBase, text: string): Promise<FieldDef[]> =>
  new Promise((resolve, reject) => {
    let found: FieldDef[] = [];
    client.query({
      submit(connection: Connection): void {
        connection.parse({ name: '', text, types: [] }, true);
        connection.describe({ type: 'S', name: '' }, true);
        connection.sync();
      },
      handleRowDescription({ fields }: { fields: FieldDef[] }): void {
        found = fields;
      },
      handleReadyForQuery: () => resolve(found),
      handleError: reject,
    });
  });
