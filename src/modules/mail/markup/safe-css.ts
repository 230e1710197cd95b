import { find, generate, ident, parse, walk } from 'css-tree';
import type { CssNode, Declaration, Rule, Value } from 'css-tree';
import { ALLOWED_FUNCTIONS, ALLOWED_PARTS, ALLOWED_PROPERTIES } from './css-allowed.js';

/**
 * Whether what is left can be in HTML and is read the same way everywhere: no escapes, and nothing
 * that could end a style block.
 */
const isPlain = (css: string): boolean => !/[\\<]/.test(css);

/** The declarations of a `style` attribute that lay something out and load nothing. */
export const safeDeclarations = (css: string): string =>
  declarationsOf(read(css, 'declarationList')).join(';');

/** The rules of a style block that lay something out and load nothing, with their `@media`. */
export const safeStyleSheet = (css: string): string => rulesOf(read(css, 'stylesheet')).join('\n');

function read(css: string, context: 'declarationList' | 'stylesheet'): CssNode | null {
  try {
    return parse(css, { context });
  } catch {
    // Nested too deep to be read: none of it is layout.
    return null;
  }
}

function childrenOf(node: CssNode | null): CssNode[] {
  const children = node && 'children' in node ? node.children : null;
  return children && typeof children === 'object' ? children.toArray() : [];
}

const rulesOf = (sheet: CssNode | null): string[] => childrenOf(sheet).flatMap(ruleOf);

function ruleOf(node: CssNode): string[] {
  if (node.type === 'Rule') return styleRule(node);
  if (node.type !== 'Atrule' || ident.decode(node.name).toLowerCase() !== 'media') return [];
  const { prelude, block } = node;
  if (!prelude || !block || find(prelude, isForeignToHeads)) return [];
  const condition = generate(prelude);
  const rules = block.children
    .toArray()
    .flatMap((inner) => (inner.type === 'Rule' ? styleRule(inner) : []));
  return isPlain(condition) && rules.length > 0
    ? [`@media ${condition} {\n${rules.join('\n')}\n}`]
    : [];
}

function styleRule({ prelude, block }: Rule): string[] {
  const selector = generate(prelude);
  const declarations = declarationsOf(block);
  const isKept =
    prelude.type === 'SelectorList' &&
    !find(prelude, isForeignToHeads) &&
    isPlain(selector) &&
    declarations.length > 0;
  return isKept ? [`${selector} { ${declarations.join(';')} }`] : [];
}

/** What cannot be read, or would fetch, does not belong in a selector or a condition. */
const isForeignToHeads = ({ type }: CssNode): boolean => type === 'Raw' || type === 'Url';

const declarationsOf = (block: CssNode | null): string[] =>
  childrenOf(block).flatMap((node) => (node.type === 'Declaration' ? declaration(node) : []));

function declaration({ property, value, important }: Declaration): string[] {
  const name = ident.decode(property).toLowerCase();
  if (!ALLOWED_PROPERTIES.has(name) || value.type !== 'Value') return [];
  if (name.startsWith('background')) leavePicturesOut(value);
  const text = generate(value);
  if (!isPlain(text) || !loadsNothing(name, value)) return [];
  return [`${name}:${text}${important ? ' !important' : ''}`];
}

/** So that a section with a background picture keeps the color below it. */
function leavePicturesOut(value: Value): void {
  value.children.forEach((part, item) => {
    if (part.type === 'Url') item.data = { type: 'Identifier', name: 'none' };
  });
}

/** Only font names may be strings: anywhere else a string can be an address. */
function loadsNothing(property: string, value: Value): boolean {
  let isHarmless = true;
  walk(value, (part) => {
    isHarmless &&=
      ALLOWED_PARTS.has(part.type) &&
      (part.type !== 'String' || property.startsWith('font')) &&
      (part.type !== 'Function' || ALLOWED_FUNCTIONS.has(ident.decode(part.name).toLowerCase()));
  });
  return isHarmless;
}
