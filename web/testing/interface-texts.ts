import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const CHECKOUT = join(__dirname, '../..');

/** A text that people may read, with the file and line where it is written. */
export interface InterfaceText {
  text: string;
  at: string;
}

/** Only what has a capital or a space is read by people; the rest are names and wire words. */
const looksRead = (text: string): boolean => /[a-z]/i.test(text) && /^[A-Z…]|\s/.test(text);

const isName = (node: ts.Node): boolean =>
  ts.isImportDeclaration(node.parent) ||
  ts.isExportDeclaration(node.parent) ||
  ts.isLiteralTypeNode(node.parent) ||
  (ts.isJsxAttribute(node.parent) && /^(className|d|viewBox)$/.test(node.parent.name.getText()));

function textOf(node: ts.Node): string | null {
  if (ts.isJsxText(node)) return node.text.replace(/\s+/g, ' ').trim();
  if (ts.isStringLiteralLike(node)) return isName(node) ? null : node.text;
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => `…${literal.text}`)].join(
      '',
    );
  return null;
}

/** The texts of one source file. */
export function textsIn(path: string, source: string): InterfaceText[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, kind);
  const found: InterfaceText[] = [];
  const visit = (node: ts.Node): void => {
    const text = textOf(node);
    if (text !== null && looksRead(text)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      found.push({ text, at: `${path}:${line + 1}` });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** What people read of the server: sentences of refusals, names of states and columns. */
const OF_SERVER = /^src\/(kernel|modules\/[^/]+\/(contract|domain|refusals))\b.*\.ts$/;
const NOT_SHOWN = /\.(spec|fixture)\.|^web\/testing\//;

const filesBelow = (folder: string): string[] =>
  readdirSync(join(CHECKOUT, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path) && !NOT_SHOWN.test(path));

/** Imports name files and parts of the product, which nobody reads on the page. */
const withoutImports = (source: string): string =>
  source.replace(/^(import|export) .*|} from .*/gm, '');

/**
 * The texts of the page, and of what the server says to people, in those files that contain a
 * pattern at all: parsing every file takes ten times as long.
 */
export function interfaceTexts(pattern: RegExp): { texts: InterfaceText[]; files: number } {
  const paths = [...filesBelow('web'), ...filesBelow('src').filter((path) => OF_SERVER.test(path))];
  const texts = paths.flatMap((path) => {
    const source = readFileSync(join(CHECKOUT, path), 'utf8');
    return pattern.test(withoutImports(source)) ? textsIn(path, source) : [];
  });
  return { texts, files: paths.length };
}
