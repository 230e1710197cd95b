import type { JSX } from 'react';

/** The head of a table whose columns are only named. */
export function ColumnHeads({ names }: { names: readonly string[] }): JSX.Element {
  return (
    <thead>
      <tr>
        {names.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
