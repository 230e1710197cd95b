import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { CHECKOUT } from './sources.js';

/** Words listed in a source: a union type, or an array that is a constant. */
export interface WordList {
  path: string;
  words: readonly string[];
}

/** They choose among the names of another type's fields. */
const CHOOSERS = ['Pick', 'Omit', 'Extract', 'Exclude'];

/** Without either there is no list, and most sources need not be parsed. */
const MAY_LIST = /\|\s*['"]|as const/;

/** Every list of two or more words in a source file; `''` means nothing and is not a word. */
export function wordListsOf(
  path: string,
  text = readFileSync(join(CHECKOUT, path), 'utf8'),
): WordList[] {
  if (!MAY_LIST.test(text)) return [];
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true, kindOf(path));
  const found: WordList[] = [];
  const visit = (node: ts.Node): void => {
    const words = [...new Set(wordsOf(node))].filter((word) => word !== '').sort();
    if (words.length > 1) found.push({ path, words });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const kindOf = (path: string): ts.ScriptKind =>
  path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;

function wordsOf(node: ts.Node): string[] {
  if (ts.isUnionTypeNode(node)) return isChosen(node) ? [] : node.types.flatMap(wordOfType);
  if (!ts.isAsExpression(node) || node.type.getText() !== 'const') return [];
  const list = node.expression;
  return ts.isArrayLiteralExpression(list) && list.elements.every(ts.isStringLiteral)
    ? list.elements.map((word) => word.getText().slice(1, -1))
    : [];
}

const isChosen = ({ parent }: ts.Node): boolean =>
  ts.isTypeReferenceNode(parent) && CHOOSERS.includes(parent.typeName.getText());

const wordOfType = (type: ts.TypeNode): string[] =>
  ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? [type.literal.text] : [];
