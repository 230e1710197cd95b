import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const CHECKOUT = resolve(import.meta.dirname, '../../..');

/** Paths of the server's sources with this ending, without specs, relative to the checkout. */
export const sourcesEndingIn = (ending: string): string[] =>
  readdirSync(join(CHECKOUT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending) && !path.endsWith('.spec.ts'))
    .map((path) => `src/${path.replaceAll('\\', '/')}`)
    .sort();

/** What a source file exports, by name. */
export const exportsOf = async (path: string): Promise<Record<string, unknown>> =>
  (await import(join(CHECKOUT, path))) as Record<string, unknown>;

/** The same of several files; one after the other, because jest links one module graph at a time. */
export async function exportsOfEach(paths: string[]): Promise<Record<string, unknown>[]> {
  const found: Record<string, unknown>[] = [];
  for (const path of paths) found.push(await exportsOf(path));
  return found;
}

/** Every class that these files export. */
export async function classesIn(paths: string[]): Promise<(abstract new () => object)[]> {
  const exported = (await exportsOfEach(paths)).flatMap((names) => Object.values(names));
  return [...new Set(exported)].filter(
    (one): one is abstract new () => object =>
      typeof one === 'function' && /^class\b/.test(Function.prototype.toString.call(one)),
  );
}
