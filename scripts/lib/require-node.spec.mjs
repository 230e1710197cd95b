import { describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';

const FILE = new URL('./require-node.mjs', import.meta.url).href;
const hasSupport = Number(process.versions.node.split('.')[0]) >= 22;

const said = (env) => {
  const words = ['--input-type=module', '-e', `import ${JSON.stringify(FILE)}`];
  const { stdout, stderr, status } = spawnSync(process.execPath, words, { env, encoding: 'utf8' });
  expect({ stdout, status }).toEqual({ stdout: '', status: 0 });
  return stderr;
};

describe('the Node.js that runs a command', () => {
  it('is taken without support too, with one line that says so', () => {
    const line = `Node.js ${process.versions.node} has had no support since April 2026: it still works here, but take 24 or 22.\n`;
    expect(said({})).toBe(hasSupport ? '' : line);
  });

  it('is spoken of once, and in production as JSON', () => {
    expect(said({ EMMA_NODE_SAID: 'yes' })).toBe('');
    const line = said({ NODE_ENV: 'production' });
    expect(hasSupport ? { level: 40 } : JSON.parse(line)).toMatchObject({ level: 40 });
  });
});
