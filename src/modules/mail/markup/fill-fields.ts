import mustache from 'mustache';
import type { MarkupFault } from './mjml-structure.js';
import { lineAt } from './mjml-structure.js';

/** Fills merge fields in; values are escaped for HTML. */
export const fillFields = (html: string, fields: Record<string, unknown>): string =>
  mustache.render(html, fields);

/** Fills merge fields in where the result is one line of text, not HTML: nothing is escaped. */
export const fillLine = (line: string, fields: Record<string, unknown>): string =>
  mustache.render(line, fields, {}, { escape: String }).replace(/\s+/g, ' ').trim();

/** A merge field or block that is not closed, or closed by another. */
export function templateFault(text: string): MarkupFault | null {
  try {
    mustache.parse(text);
    return null;
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
