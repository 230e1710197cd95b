import mustache from 'mustache';
import { MAIL_LIMITS } from '../contract/mail-terms.js';
import { BoundedWriter } from './bounded-writer.js';
import { tooDeepAt } from './merge-depth.js';
import type { Token } from './merge-depth.js';
import type { MarkupFault } from './mjml-structure.js';
import { lineAt } from './mjml-structure.js';
import { TooMuch } from './too-much.js';

type Fields = Record<string, unknown>;

/** A text whose merge fields were read once and can be filled in. */
export interface Fillable {
  /**
   * Values are escaped for HTML.
   * @throws TooMuch
   */
  fill: (fields: Fields) => string;
}

/** Fills in merge fields where the result is one line of text, not HTML: nothing is escaped. */
export const fillLine = (line: string, fields: Fields): string =>
  new BoundedWriter().render(line, fields, {}, { escape: String }).replace(/\s+/g, ' ').trim();

/**
 * Reads the merge fields of a text, or says which of them is not closed, or closed by another.
 * @throws TooMuch when blocks are nested too deep
 */
export function readFields(text: string): Fillable | MarkupFault {
  const parsed = parse(text);
  if (!('tokens' in parsed)) return parsed;
  const { tokens, forWriter } = parsed;
  const at = tooDeepAt(tokens, MAIL_LIMITS.mergeDepth);
  if (at !== null) throw new TooMuch('depth', lineAt(text, at));
  return {
    fill: (fields) => new BoundedWriter().renderTokens(forWriter, new mustache.Context(fields)),
  };
}

/** What is wrong with the merge fields of a line: blocks nested too deep, or why they can't be read; null when nothing. */
export function lineFault(line: string): 'tooDeep' | { reason: string } | null {
  const parsed = parse(line);
  if (!('tokens' in parsed)) return parsed;
  return tooDeepAt(parsed.tokens, MAIL_LIMITS.mergeDepth) === null ? null : 'tooDeep';
}

interface Parsed {
  tokens: Token[];
  /** The same; the library's types call tokens texts. */
  forWriter: string[][];
}

function parse(text: string): Parsed | MarkupFault {
  try {
    // A writer of its own: the shared one keeps every text that it ever read.
    const parsed: unknown = new BoundedWriter().parse(text);
    return { tokens: parsed as Token[], forWriter: parsed as string[][] };
  } catch (error) {
    const { message } = error as Error;
    const reason = message.replace(/:? (at )?\d+$/, '');
    return { line: lineAt(text, positionOf(message, text)), reason };
  }
}

/** Where the fault begins; the parser names where it noticed. */
function positionOf(message: string, text: string): number {
  const noticed = Number(/(\d+)$/.exec(message)?.[1] ?? 0);
  const block = /^Unclosed section "(.*)"/.exec(message)?.[1];
  const begin = block === undefined ? '{{' : block;
  const found = text.lastIndexOf(begin, noticed);
  return found < 0 ? noticed : found;
}
