import type { SafeHtml } from './safe-html.js';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const asText = (line: string): string =>
  line.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

const BLOCK =
  'max-width:564px;margin:0 auto;padding:16px 28px;background-color:#ffffff;color:#1f2a37;font-family:Helvetica,Arial,sans-serif;font-size:15px;line-height:23px';

/** A proposal as HTML, made of nothing but its own text: safe. */
export function proposalHtml(paragraphs: readonly (readonly string[])[]): SafeHtml {
  const told = paragraphs.map((lines) => `<p>${lines.map(asText).join('<br />')}</p>`);
  return `<div style="${BLOCK}">${told.join('')}</div>` as SafeHtml;
}

const END = '</body>';

/** An email that ends with what the server adds to it. */
export function withAppended(html: SafeHtml, added: SafeHtml): SafeHtml {
  const end = html.lastIndexOf(END);
  const at = end < 0 ? html.length : end;
  return (html.slice(0, at) + added + html.slice(at)) as SafeHtml;
}
