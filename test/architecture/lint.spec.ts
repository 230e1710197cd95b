import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { ALLOWED, LINT_FAULTS } from './lint.faults.js';

interface Found {
  /** The rule without its plugin, such as `no-var`. */
  rule: string;
  at: string;
}

const CHECKOUT = resolve(import.meta.dirname, '../..');
const OXLINT = join(CHECKOUT, 'node_modules/oxlint/bin/oxlint');
const CONFIG = '.oxlintrc.json';

/** Lints a small tree with the layout of this one. */
function lint(root: string, files: Record<string, string>): Found[] {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  for (const file of [CONFIG, 'tsconfig.json', 'scripts/lint'])
    cpSync(join(CHECKOUT, file), join(root, file), { recursive: true });
  // The types of Node, and what knows them.
  symlinkSync(join(CHECKOUT, 'node_modules'), join(root, 'node_modules'));
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [OXLINT, '--type-aware', '--format', 'json', 'src', 'web', 'test', 'scripts'],
    { cwd: root, encoding: 'utf8' },
  );
  if (!stdout.startsWith('{')) throw new Error(stdout + stderr);
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; filename: string }[];
  };
  return diagnostics.map(({ code, filename }) => ({
    rule: code.replace(/^.*\((.*)\)$/, '$1'),
    at: filename,
  }));
}

/** What the configuration turns on, wherever that is. */
function configured(root: string): string[] {
  const { stdout } = spawnSync(process.execPath, [OXLINT, '--print-config'], {
    cwd: root,
    encoding: 'utf8',
  });
  const { rules, overrides } = JSON.parse(stdout) as {
    rules: Record<string, unknown>;
    overrides: { rules: Record<string, unknown> }[];
  };
  const names = [rules, ...overrides.map((one) => one.rules)].flatMap(Object.keys);
  return [...new Set(names.map((name) => name.replace(/^.*\//, '')))];
}

describe('the rules of lint', () => {
  let root: string;
  let found: Found[];

  beforeAll(() => {
    root = realpathSync(mkdtempSync(join(tmpdir(), 'emma-lint-')));
    const faults = Object.fromEntries(LINT_FAULTS.map(({ at, text }) => [at, text]));
    found = lint(root, { ...ALLOWED, ...faults });
  });

  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it.each(LINT_FAULTS.map(({ rule, at }) => ({ rule, at })))('$rule catches $at', (fault) => {
    expect(found).toContainEqual(fault);
  });

  it('have nothing against what is allowed', () => {
    expect(found.filter(({ at }) => at in ALLOWED)).toEqual([]);
  });

  it('are each seen catching something', () => {
    const seen = new Set(LINT_FAULTS.map(({ rule }) => rule));
    expect(configured(root).filter((name) => !seen.has(name))).toEqual([]);
  });
});
