import DOMPurify from 'dompurify';
import { isMailLink } from './mail-link';

/** A whole email as a document: the editor gets its body; head and colors are kept separately. */
export interface MailDocument {
  /** The body's inside, safe to show. */
  body: string;
  /** Style sheets of the head. */
  css: string;
  /** The same document with a different body. */
  bodyStyle: string;
  /** The same document with another inside of its body. */
  withBody: (html: string) => string;
}

const FORBIDDEN = [
  'form',
  'input',
  'button',
  'select',
  'textarea',
  'video',
  'audio',
  'svg',
  'math',
];
const PICTURE = /^(https:|data:image\/(png|jpe?g|gif|webp);)/i;

/** A purifier of our own: its rules must not apply to anything else. */
const purifier = DOMPurify(window);

purifier.addHook('afterSanitizeAttributes', (element) => {
  const href = element.getAttribute('href');
  if (href !== null && !isMailLink(href)) element.removeAttribute('href');
  const src = element.getAttribute('src');
  if (src !== null && !PICTURE.test(src)) element.removeAttribute('src');
});

/** HTML without anything that runs, submits or links anywhere but to ftp, http and https. */
export const safeMailHtml = (html: string): string =>
  purifier.sanitize(html, {
    WHOLE_DOCUMENT: true,
    FORBID_TAGS: FORBIDDEN,
    // Style sheets of emails are in the head.
    ADD_TAGS: ['style', 'center'],
    ADD_ATTR: ['target', 'bgcolor', 'valign', 'align'],
  });

/** Reads an email, made safe. */
export function openMail(html: string): MailDocument {
  const read = (): Document => new DOMParser().parseFromString(safeMailHtml(html), 'text/html');
  const page = read();
  return {
    body: page.body.innerHTML,
    css: [...page.querySelectorAll('style')].map(({ textContent }) => textContent ?? '').join('\n'),
    bodyStyle: page.body.getAttribute('style') ?? '',
    withBody: (inside) => {
      const copy = read();
      copy.body.innerHTML = inside;
      return `<!doctype html>\n${copy.documentElement.outerHTML}`;
    },
  };
}
