import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** The text of a data file inside an installed package, named from the package's entry file. */
export const packageFile = (entry: string, beside: string): string =>
  readFileSync(join(dirname(require.resolve(entry)), beside), 'utf8');
