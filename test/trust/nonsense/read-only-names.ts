import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const SOURCES = resolve(import.meta.dirname, '../../../src/modules');
const DECLARED = /@ReadOnlyField\(\) (?:override )?(\w+)/g;

/** Names of fields that some body may carry and the server ignores, whatever stands in them. */
export function readOnlyNames(): Set<string> {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((path) => path.endsWith('.dto.ts'))
    .map((path) => readFileSync(join(SOURCES, path), 'utf8'));
  return new Set(
    texts.flatMap((text) => [...text.matchAll(DECLARED)].map(([, name = '']) => name)),
  );
}
