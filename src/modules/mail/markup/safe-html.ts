import sanitize from 'sanitize-html';
import { safeDeclarations, safeStyleSheet } from './safe-css.js';

/** HTML that was made safe: the only kind that may be sent. */
export type SafeHtml = string & { readonly made: 'safe' };

const LAYOUT = [
  'html',
  'head',
  'body',
  'title',
  'meta',
  'style',
  'center',
  'img',
  'font',
  'u',
  's',
];

const TABLE_ATTRIBUTES = [
  'align',
  'bgcolor',
  'border',
  'cellpadding',
  'cellspacing',
  'colspan',
  'height',
  'rowspan',
  'valign',
  'width',
];

const SAFE_PICTURE = /^(https:|data:image\/(png|jpe?g|gif|webp);)/i;

/** Without it mail programs use the layout rules of the nineties. */
const DOCTYPE = '<!doctype html>';
const IS_DOCUMENT = /^\s*<(!doctype|html)\b/i;

const OPTIONS: sanitize.IOptions = {
  allowedTags: [...sanitize.defaults.allowedTags, ...LAYOUT],
  allowedAttributes: {
    '*': [
      'style',
      'class',
      'dir',
      'lang',
      'role',
      'title',
      'aria-hidden',
      'aria-label',
      ...TABLE_ATTRIBUTES,
    ],
    a: ['href', 'name', 'target', 'rel'],
    font: ['color', 'face', 'size'],
    img: ['src', 'alt'],
    meta: ['content', 'name'],
    ol: ['start', 'type'],
    style: ['type', 'media'],
  },
  allowedSchemes: ['ftp', 'http', 'https'],
  allowedSchemesByTag: { img: ['https', 'data'] },
  allowProtocolRelative: false,
  // The layout of emails is in style blocks; what is active in them is removed below.
  allowVulnerableTags: true,
  parseStyleAttributes: false,
  transformTags: {
    '*': (tagName, attribs) => {
      const { style } = attribs;
      return {
        tagName,
        attribs: style === undefined ? attribs : { ...attribs, style: safeDeclarations(style) },
      };
    },
    a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, rel: 'noopener noreferrer' } }),
  },
  exclusiveFilter: ({ tag, attribs }) =>
    (tag === 'img' && !SAFE_PICTURE.test(attribs['src'] ?? '')) ||
    (tag === 'meta' && attribs['name'] !== 'viewport'),
};

/**
 * An email's HTML without anything that runs or submits, and without anything that loads except
 * pictures by https; links lead to ftp, http and https only. Layout (tables, styles, style blocks)
 * stays.
 */
export const safeHtml = (html: string): string =>
  (IS_DOCUMENT.test(html) ? DOCTYPE : '') + withSafeStyleBlocks(sanitize(html, OPTIONS));

const OPENS = '<style';
const CLOSES = '</style>';

/** In sanitized HTML a `<` only begins a tag, and every style block is closed. */
function withSafeStyleBlocks(html: string): string {
  let safe = '';
  let read = 0;
  for (let at = html.indexOf(OPENS); at >= 0; at = html.indexOf(OPENS, read)) {
    const begin = html.indexOf('>', at) + 1;
    const end = html.indexOf(CLOSES, begin);
    if (begin === 0 || end < 0) return safe + html.slice(read, at);
    safe += html.slice(read, begin) + safeStyleSheet(html.slice(begin, end));
    read = end;
  }
  return safe + html.slice(read);
}
