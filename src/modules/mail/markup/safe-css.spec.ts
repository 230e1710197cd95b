import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { safeDeclarations, safeStyleSheet } from './safe-css.js';
import { safeHtml } from './safe-html.js';

const EVIL = 'https://evil.example/x';

/** What loads or runs something in one mail program or another. */
const ACTIVE_VALUES = [
  `url(${EVIL})`,
  `url("${EVIL}")`,
  `image-set("${EVIL}" 1x)`,
  `-webkit-image-set(url(${EVIL}) 1x)`,
  `image("${EVIL}")`,
  `src("${EVIL}")`,
  `cross-fade(url(${EVIL}), red)`,
  `expression(evil.example())`,
  `"${EVIL}"`,
];
const PROPERTIES = [
  ...['background', 'background-image', 'list-style-image', 'list-style', 'cursor', 'content'],
  ...['behavior', '-moz-binding', 'filter', 'width', 'border-image', 'mask-image', '--x', 'color'],
];
const ACTIVE_RULES = [
  `@import "${EVIL}";`,
  `@import url(${EVIL}) screen;`,
  `@im@import "${EVIL}";port "${EVIL}";`,
  `@font-face { font-family: evil.example; src: url(${EVIL}) }`,
  `@namespace evil url(${EVIL});`,
  `@supports (color: red) { @import "${EVIL}"; }`,
  `@media screen { @font-face { src: url(${EVIL}) } }`,
  `p { color: red; & i { background: url(${EVIL}) } }`,
];

/** One letter in the other ways that CSS can write it. */
const spelled = (letter: string) =>
  fc.constantFrom(
    letter,
    letter.toUpperCase(),
    `\\${letter.charCodeAt(0).toString(16)} `,
    `\\${letter.charCodeAt(0).toString(16).toUpperCase().padStart(6, '0')}`,
  );

/** The same CSS with some letters written differently, and comments between its words. */
const obfuscated = (css: string) =>
  fc
    .tuple(
      ...[...css].map((sign) => {
        if (/[a-z]/.test(sign)) {
          return fc.oneof({ weight: 8, arbitrary: fc.constant(sign) }, spelled(sign));
        }
        return sign === ' '
          ? fc.constantFrom(' ', '\n', '\t', '/**/ ', ' /* } */')
          : fc.constant(sign);
      }),
    )
    .map((signs) => signs.join(''));

const LOADS =
  /evil|url|image-set|src\(|image\(|cross-fade|expression|@import|@font|behavior|binding|\\|</i;
/** Tags and attributes of HTML are not CSS. */
const LOADS_IN_HTML = /evil|url|image-set|expression|@import|@font|behavior|binding|\\/i;

describe('safe CSS', () => {
  const declarations = fc
    .tuple(fc.constantFrom(...PROPERTIES), fc.constantFrom(...ACTIVE_VALUES))
    .chain(([property, value]) => obfuscated(`${property}: ${value}`));
  const rules = fc.constantFrom(...ACTIVE_RULES).chain(obfuscated);

  it('loads nothing from a style attribute, however it is spelled', () => {
    fc.assert(
      fc.property(declarations, (css) => {
        expect(safeDeclarations(`color: red; ${css}; margin: 0`)).not.toMatch(LOADS);
        const quoted = css.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
        expect(safeHtml(`<p style="${quoted}">x</p>`)).not.toMatch(LOADS_IN_HTML);
      }),
    );
  });

  it('loads nothing from a style block, however it is spelled', () => {
    fc.assert(
      fc.property(rules, declarations, (rule, css) => {
        const sheet = `i { color: red }\n${rule}\nb { ${css} }\n@media screen { u { ${css} } }`;
        expect(safeStyleSheet(sheet)).not.toMatch(LOADS);
        expect(safeHtml(`<style>${sheet}</style>`)).not.toMatch(LOADS_IN_HTML);
      }),
    );
  });

  it.each([
    `@im@import;port "${EVIL}";`,
    `p { background: image-set("${EVIL}" 1x) }`,
    `p { background: u\\72l(${EVIL}) }`,
    `@\\69mport "${EVIL}";`,
    `p { b\\65havior: url(${EVIL}) }`,
    `p { font-family: "\\3c/style>\\3cimg src=${EVIL}>" }`,
    `p[title="\\3c/style>evil"] { color: red }`,
    '<!-- p { background: url(https://evil.example) } -->',
  ])('leaves nothing of %s', (css) => {
    expect(safeStyleSheet(css)).not.toMatch(LOADS);
  });

  it('is what was left of it, when it is read again', () => {
    fc.assert(
      fc.property(fc.string(), rules, (text, rule) => {
        const once = safeStyleSheet(text + rule);
        expect(safeStyleSheet(once)).toBe(once);
        const attribute = safeDeclarations(text);
        expect(safeDeclarations(attribute)).toBe(attribute);
      }),
    );
  });

  it('keeps what lays an email out', () => {
    expect(
      safeDeclarations(
        'MARGIN:0 auto ;width:100% !important;c\\6flor:#123456;font-family:"Segoe UI", Arial;' +
          'background:rgba(0, 0, 0, .5);width:calc(100% - 20px);mso-line-height-rule:exactly',
      ),
    ).toBe(
      'margin:0 auto;width:100% !important;color:#123456;font-family:"Segoe UI",Arial;' +
        'background:rgba(0,0,0,.5);width:calc(100% - 20px);mso-line-height-rule:exactly',
    );
    expect(
      safeStyleSheet(
        '@media only screen and (min-width:480px) { .a > b, .c { max-width:100% } } #outlook a { padding:0; }',
      ),
    ).toBe(
      '@media only screen and (min-width:480px) {\n.a>b,.c { max-width:100% }\n}\n#outlook a { padding:0 }',
    );
  });

  it('keeps the color below a background picture', () => {
    expect(safeDeclarations(`background:#ff0000 url('${EVIL}') center top / cover no-repeat`)).toBe(
      'background:#ff0000 none center top/cover no-repeat',
    );
  });

  it('reads 12,000 openings of an address without looking through the rest for each', () => {
    const openings = 'url('.repeat(12_000);
    expect(safeDeclarations(`background:${openings}`)).not.toContain('url');
    expect(safeStyleSheet(`p { background:${openings} }`)).not.toContain('url');
  });
});
