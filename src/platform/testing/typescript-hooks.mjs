import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';

const SOURCE = '.ts';

/** The sources import the compiled file names, as ES modules in Node must. */
export function resolve(specifier, context, next) {
  const isOurs = /^(\.|#)/.test(specifier) && context.parentURL?.endsWith(SOURCE);
  return next(isOurs ? specifier.replace(/\.js$/, SOURCE) : specifier, context);
}

export async function load(url, context, next) {
  if (!url.endsWith(SOURCE)) return next(url, context);
  const filename = fileURLToPath(url);
  const { code } = await transform(await readFile(filename, 'utf8'), {
    filename,
    swcrc: false,
    sourceMaps: 'inline',
    module: { type: 'es6' },
    jsc: { target: 'es2023', parser: { syntax: 'typescript', decorators: true } },
  });
  return { format: 'module', source: code, shortCircuit: true };
}
