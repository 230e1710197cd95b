import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { envBindings } from '../../src/platform/config/env.js';

const CHECKOUT = resolve(import.meta.dirname, '../..');
/** Read by Vite's configuration, not by the server. */
const OF_THE_TOOLS = { WEB_PORT: '5173' };

type Settings = new () => Record<string, unknown>;

const isSettings = (exported: unknown): exported is Settings =>
  typeof exported === 'function' && envBindings(exported).length > 0;

/** Every variable that a settings class reads, with its default as one would type it. */
async function settingsInCode(): Promise<Record<string, string>> {
  const files = readdirSync(join(CHECKOUT, 'src'), { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.config.ts'),
  );
  const found: Record<string, string> = {};
  for (const file of files) {
    const exports = (await import(join(CHECKOUT, 'src', file))) as Record<string, unknown>;
    for (const settings of Object.values(exports).filter(isSettings)) {
      const defaults = new settings();
      for (const { variable, property } of envBindings(settings)) {
        const value = defaults[property];
        found[variable] = ['string', 'number'].includes(typeof value) ? String(value) : '';
      }
    }
  }
  return found;
}

const lines = readFileSync(join(CHECKOUT, '.env.example'), 'utf8')
  .split('\n')
  .filter((line) => line.includes('='));

describe('.env.example', () => {
  let inCode: Record<string, string>;

  beforeAll(async () => {
    inCode = await settingsInCode();
  });

  it('names exactly the settings that the settings classes read, with their defaults', () => {
    const named = lines.map((line) => /^# ([A-Z_]+)=(\S*)/.exec(line)?.slice(1) ?? [line, '']);
    expect(Object.fromEntries(named)).toEqual({ ...inCode, ...OF_THE_TOOLS });
  });

  it('says on each line what the setting is for', () => {
    expect(lines.filter((line) => !/^# [A-Z_]+=\S*\s+# \S/.test(line))).toEqual([]);
  });
});
