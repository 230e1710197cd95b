import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from './sources.js';

/** One directive of nginx: its words and, if it has a block, the directives in it. */
export interface Directive {
  words: string[];
  block: Directive[];
}

/** Reads a file of `deploy/nginx`. */
export function readNginx(name: string): Directive[] {
  const text = readFileSync(join(CHECKOUT, 'deploy/nginx', name), 'utf8');
  const tokens = text.match(/#[^\n]*|"[^"]*"|'[^']*'|\$\{[^}]*\}[^\s;]*|[{};]|[^\s{};]+/g) ?? [];
  return directives(tokens.filter((token) => !token.startsWith('#')));
}

function directives(tokens: string[]): Directive[] {
  const found: Directive[] = [];
  let words: string[] = [];
  for (let token = tokens.shift(); token && token !== '}'; token = tokens.shift()) {
    if (token !== '{' && token !== ';') {
      words.push(token);
      continue;
    }
    found.push({ words, block: token === '{' ? directives(tokens) : [] });
    words = [];
  }
  return found;
}

/** The directives that begin with these words, at any level. */
export const withWords = (all: Directive[], ...words: string[]): Directive[] =>
  all.flatMap((one) => [
    ...(words.every((word, index) => one.words[index] === word) ? [one] : []),
    ...withWords(one.block, ...words),
  ]);
