import { describe, expect, it } from '@jest/globals';
import { textsOfTheTree } from './support/texts.js';
import type { TreeText } from './support/texts.js';

/** The one place of all sizes of type, their pixels at a browser's usual 16. */
const TOKENS = 'web/app/theme/tokens.css';
const SIZES = [11, 12, 13, 14, 16, 20, 24, 28];
const REM = 16;

/** The visitors' page has a scale of its own; an email has what mail programs understand. */
const APART = /^web\/(book|features\/booking)\/|^web\/features\/mail\/(composer\/letter|document)/;
const TESTED = /\.(spec|fixture)\.tsx?$|^web\/testing\//;

const web = textsOfTheTree().filter(
  ({ path }) => /^web\/.*\.(css|tsx?)$/.test(path) && !APART.test(path) && !TESTED.test(path),
);

/** What follows the name of a size in styles, and in code; a size of the theme by its name is a token too. */
const COMMENTS = /\/\*[^]*?\*\//g;
const IN_STYLES = /(?:^|[\s;{])(font-size|font)\s*:\s*([^;}]+)/g;
const IN_CODE =
  /\b(?:fz|\w*[fF]ontSize)\b\s*(?:=\s*\{?|:)\s*([`'"]?[^\s,;/>}]+)|font-size\s*:\s*(\S+)/g;
const TOKEN = /^var\(--emma-font-(\d+)\)$/;
const BY_NAME = /^['"](?:xs|sm|md|lg|xl)['"]$/;
const INHERITED = /^(?:inherit|unset)$/;

function faultsInStyles(text: string): string[] {
  return [...text.replaceAll(COMMENTS, '').matchAll(IN_STYLES)].flatMap(
    ([, name = '', value = '']) =>
      INHERITED.test(value.trim()) || (name === 'font-size' && TOKEN.test(value.trim()))
        ? []
        : [`${name}: ${value.trim()}`],
  );
}

function faultsInCode(text: string): string[] {
  return [...text.matchAll(IN_CODE)]
    .map(([, size, styled]) => size ?? styled ?? '')
    .filter((value) => /\d|em\b/.test(value) && !BY_NAME.test(value))
    .filter((value) => !TOKEN.test(value.replaceAll(/['"`]/g, '')));
}

const faultsOf = ({ path, text }: TreeText): string[] =>
  (path.endsWith('.css') ? faultsInStyles(text) : faultsInCode(text)).map(
    (fault) => `${path}: ${fault}`,
  );

describe('a size of type', () => {
  it('is one of eight', () => {
    const tokens = web.find(({ path }) => path === TOKENS)?.text ?? '';
    const named = [...tokens.matchAll(/--emma-font-(\d+):\s*([\d.]+)rem;/g)];
    expect(named.map(([, name]) => Number(name))).toEqual(SIZES);
    expect(named.map(([, , size]) => Number(size) * REM)).toEqual(SIZES);
  });

  it('is written as its token everywhere', () => {
    expect(web.length).toBeGreaterThan(1_000);
    expect(web.flatMap(faultsOf)).toEqual([]);
  });

  it('is a token that there is', () => {
    const used = web.flatMap(({ text }) =>
      [...text.matchAll(/--emma-font-(\d+)/g)].map(([, name]) => Number(name)),
    );
    expect([...new Set(used)].sort((a, b) => a - b)).toEqual(SIZES);
  });

  it.each([
    '.a { font-size: 0.8125rem; }',
    '.a { font-size: 85%; }',
    '.a { font-size: calc(var(--emma-font-12) * 0.9); }',
    '.a { font: 600 13px sans-serif; }',
    '.a{font-size:12px}',
  ])('is found where it is not: %s', (text) => {
    expect(faultsOf({ path: 'web/a.css', text })).toHaveLength(1);
  });

  it.each([
    '<Text fz={12} />',
    '<Text fz="0.8rem">',
    'a = { fontSize: 13, b }',
    '<List fontSize={12} />',
    "x = 'font-size: 12px'",
    "headerFontSize: '1em'",
  ])('is found where code has it: %s', (text) => {
    expect(faultsOf({ path: 'web/a.tsx', text })).toHaveLength(1);
  });

  it.each([
    '<Text fz="xs" />',
    "fontSize: 'var(--emma-font-12)',",
    '<List fontSize="var(--emma-font-12)" />',
    'const { fontSize } = theme;',
  ])('may be said so: %s', (text) => {
    expect(faultsOf({ path: 'web/a.tsx', text })).toEqual([]);
  });
});
