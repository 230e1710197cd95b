import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { CLEAN_FILES, SEEDED_FAULTS } from './boundaries.faults.js';

interface Violation {
  rule: string;
  from: string;
}

const CHECKOUT = resolve(import.meta.dirname, '../..');
const CONFIG = '.dependency-cruiser.cjs';
const MODULE_MAP = '.module-map.cjs';

const RULES = (
  createRequire(import.meta.url)(join(CHECKOUT, CONFIG)) as { forbidden: { name: string }[] }
).forbidden;

/** Writes a small tree with the layout of this one and runs the rules on it. */
function violationsIn(root: string, files: Record<string, string>): Violation[] {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  for (const file of [CONFIG, MODULE_MAP]) cpSync(join(CHECKOUT, file), join(root, file));
  const program = join(CHECKOUT, 'scripts/boundaries.mjs');
  const { stderr } = spawnSync(process.execPath, [program], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return [...stderr.matchAll(/^(\S+): (\S+) → /gm)].map(([, rule = '', from = '']) => ({
    rule,
    from,
  }));
}

describe('the boundary rules', () => {
  let root: string;
  let found: Violation[];

  beforeAll(() => {
    root = realpathSync(mkdtempSync(join(tmpdir(), 'emma-boundaries-')));
    const seeds = SEEDED_FAULTS.map(({ files }) => files);
    found = violationsIn(root, Object.assign({}, CLEAN_FILES, ...seeds) as Record<string, string>);
  });

  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it.each(SEEDED_FAULTS.map(({ rule, at }) => ({ rule, at })))(
    '$rule catches $at',
    ({ rule, at }) => {
      const rules = found.filter(({ from }) => from === at).map((violation) => violation.rule);
      expect(rules).toContain(rule);
    },
  );

  it('have nothing against what is allowed', () => {
    const clean = Object.keys(CLEAN_FILES);
    expect(found.filter(({ from }) => clean.includes(from))).toEqual([]);
  });

  it('are each seen catching something', () => {
    const seeded = new Set(SEEDED_FAULTS.map(({ rule }) => rule));
    // One function makes the rules of the module map from one table, so one of them stands for all.
    const kind = (name: string): string => name.replace(/:(?!unknown$).*/, '');
    const unseen = RULES.map(({ name }) => kind(name)).filter(
      (name) => !seeded.has(name) && ![...seeded].some((rule) => kind(rule) === name),
    );
    expect(unseen).toEqual([]);
  });
});
