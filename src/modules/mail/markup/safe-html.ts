import sanitize from 'sanitize-html';

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

/** What could fetch or run something from inside a style. */
const ACTIVE_CSS = /@import[^;]*;?|expression\s*\(|behavior\s*:|-moz-binding\s*:|javascript\s*:/gi;
const FOREIGN_URL = /url\(\s*(?!["']?\s*(?:https:|data:image\/))[^)]*\)/gi;

const SAFE_PICTURE = /^(https:|data:image\/(png|jpe?g|gif|webp);)/i;

/** Without it mail programs lay a document out by the rules of the nineties. */
const DOCTYPE = '<!doctype html>';
const IS_DOCUMENT = /^\s*<(!doctype|html)\b/i;

const safeCss = (css: string): string => css.replace(ACTIVE_CSS, '').replace(FOREIGN_URL, 'none');

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
  // Layout of e-mails lives in style blocks; what is active in them is taken out above.
  allowVulnerableTags: true,
  parseStyleAttributes: false,
  transformTags: {
    '*': (tagName, attribs) => {
      const { style } = attribs;
      return {
        tagName,
        attribs: style === undefined ? attribs : { ...attribs, style: safeCss(style) },
      };
    },
    a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, rel: 'noopener noreferrer' } }),
  },
  exclusiveFilter: ({ tag, attribs }) =>
    (tag === 'img' && !SAFE_PICTURE.test(attribs['src'] ?? '')) ||
    (tag === 'meta' && attribs['name'] !== 'viewport'),
};

/**
 * An e-mail's HTML without anything that runs, submits or loads from elsewhere than by https; links
 * lead to ftp, http and https only. Layout (tables, styles, style blocks) stays.
 */
export const safeHtml = (html: string): string =>
  (IS_DOCUMENT.test(html) ? DOCTYPE : '') +
  sanitize(html, OPTIONS).replace(
    /(<style[^>]*>)([\s\S]*?)(<\/style>)/gi,
    (_all, open: string, css: string, close: string) => open + safeCss(css) + close,
  );
