import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const SOURCES = resolve(import.meta.dirname, '../../../src/modules');
const DECLARED = /@ReadOnlyField\(\) (?:override )?(\w+)/g;
const CLASSES = /^(?=export class )/m;
const CLASS = /^export class (\w+)(?: extends (\w+))?/;

/** Whether a body of this class may contain a field that the server ignores, whatever is in it. */
export type IsReadOnly = (className: string, field: string) => boolean;

/** Read from the sources, because the document does not contain it. */
export function readOnlyFields(): IsReadOnly {
  const own = new Map<string, Set<string>>();
  const parents = new Map<string, string>();
  for (const path of readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.dto.ts')) continue;
    const text = readFileSync(join(SOURCES, path), 'utf8');
    for (const one of text.split(CLASSES)) {
      const [, name = '', parent] = CLASS.exec(one) ?? [];
      own.set(name, new Set([...one.matchAll(DECLARED)].map(([, field = '']) => field)));
      if (parent) parents.set(name, parent);
    }
  }
  const isReadOnly: IsReadOnly = (className, field) => {
    const parent = parents.get(className);
    if (own.get(className)?.has(field)) return true;
    return parent !== undefined && isReadOnly(parent, field);
  };
  return isReadOnly;
}
