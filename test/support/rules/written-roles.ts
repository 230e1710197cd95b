import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const PAGE = resolve(import.meta.dirname, '../../../docs/rules/access.md');

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The table under "Roles" in docs/rules/access.md: the roles that hold each key, as people agreed on them. */
export function writtenRoles(): ReadonlyMap<string, readonly string[]> {
  const [, section = ''] = readFileSync(PAGE, 'utf8').split('\n## Roles\n');
  const [head = [], , ...rows] = section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map(cellsOf);
  const [, ...roles] = head;
  return new Map(
    rows.map(([key = '', ...marks]) => [key, roles.filter((_role, at) => marks[at] === '✓')]),
  );
}
