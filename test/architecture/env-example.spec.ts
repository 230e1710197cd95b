import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const CHECKOUT = resolve(import.meta.dirname, '../..');
/** Read by Vite's configuration, not by the server. */
const OF_THE_TOOLS = ['WEB_PORT'];

const settingsIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/@Env\(\s*'([A-Z_]+)'/g)].map(([, name]) => name ?? '');

const boundInCode = readdirSync(join(CHECKOUT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts'))
  .flatMap((path) => settingsIn(join(CHECKOUT, 'src', path)));

const lines = readFileSync(join(CHECKOUT, '.env.example'), 'utf8')
  .split('\n')
  .filter((line) => line.includes('='));

describe('.env.example', () => {
  it('names exactly the settings that the settings classes read', () => {
    const named = lines.map((line) => /^# ([A-Z_]+)=/.exec(line)?.[1]);
    expect([...named].sort()).toEqual([...new Set([...boundInCode, ...OF_THE_TOOLS])].sort());
  });

  it('says on each line what the setting is for', () => {
    expect(lines.filter((line) => !/^# [A-Z_]+=\S*\s+# \S/.test(line))).toEqual([]);
  });
});
