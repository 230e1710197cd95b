const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&',
  '&nbsp;': ' ',
};
const BREAKS = new Set(['p', 'div', 'tr', 'h1', 'h2', 'h3', 'h4', 'li', 'table', 'br']);
const CELLS = new Set(['td', 'th']);
const UNSEEN = new Set(['head', 'style', 'title']);
const DOCTYPE = /^\s*<!doctype[^>]*>/i;
/** A tag contains no `<`: one that is never closed is not searched to the end of the text. */
const TAG = /<(\/?)([a-z][a-z0-9]*)([^<>]*)>/gi;

/** The words of safe HTML for programs that show no HTML; a link's address follows its text. */
export function plainText(document: string): string {
  const html = document.replace(DOCTYPE, '');
  const links: string[] = [];
  let hidden = 0;
  let text = '';
  let read = 0;
  for (const match of html.matchAll(TAG)) {
    const [tag, slash = '', name = '', attributes = ''] = match;
    const element = name.toLowerCase();
    if (hidden === 0) text += html.slice(read, match.index).replace(/\s+/g, ' ');
    read = match.index + tag.length;
    if (UNSEEN.has(element)) hidden = Math.max(0, hidden + (slash ? -1 : 1));
    if (element === 'a') text += slash ? closeLink(links) : openLink(links, attributes);
    if (BREAKS.has(element) && (slash || element === 'br')) text += '\n';
    if (CELLS.has(element) && slash) text += ' ';
  }
  return tidy(text + html.slice(read));
}

function openLink(links: string[], attributes: string): string {
  links.push(/href="([^"]*)"/.exec(attributes)?.[1] ?? '');
  return '';
}

function closeLink(links: string[]): string {
  const address = links.pop() ?? '';
  return address === '' ? '' : ` (${address})`;
}

const tidy = (text: string): string =>
  text
    .replace(/&(lt|gt|quot|amp|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .split('\n')
    .map((line) => line.replace(/[\s\u00a0]+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Whether an email shows anything at all: words or a picture. */
export const isVisible = (html: string): boolean => /<img\b/i.test(html) || plainText(html) !== '';
