import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { envBindings } from '#platform/config/env.js';
import { settingsClasses } from './support/settings-classes.js';
import { CHECKOUT } from './support/sources.js';

/** Read by Vite's configuration, not by the server. */
const OF_THE_TOOLS = { WEB_PORT: '5173' };

/** Every variable that a settings class reads, with its default as one would type it. */
async function settingsInCode(): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const settings of await settingsClasses()) {
    const defaults = new settings();
    for (const { variable, property } of envBindings(settings)) {
      const value = [defaults[property] ?? ''].flat().join();
      found[variable] = value === '[object Object]' ? '' : value;
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
