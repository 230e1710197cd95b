import { HIDDEN_LINE } from '#modules/mail/contract/preview-line.js';
import { restoreStyles } from './kept-style';
import type { MailDocument } from './mail-document';

/** Lines that set their own height, or none. */
const SIZED = /(^|;)\s*(height|display)\s*:/;

/** An empty line has no height in a mail program unless something is in it. */
function keepEmptyLines(body: HTMLElement): void {
  body.querySelectorAll('p:empty, div:empty').forEach((line) => {
    if (!SIZED.test(line.getAttribute('style') ?? ''))
      line.append(line.ownerDocument.createElement('br'));
  });
}

/** `preview`: what mail programs show next to the subject; it is hidden before everything else. */
function addPreview(body: HTMLElement, preview: string): void {
  if (!preview.trim()) return;
  const line = body.ownerDocument.createElement('div');
  line.setAttribute('style', HIDDEN_LINE);
  line.textContent = preview;
  body.prepend(line);
}

/** The email as it is sent: what was edited, inside the template's document. */
export function writeMail(document: MailDocument, edited: string, preview: string): string {
  const { body } = new DOMParser().parseFromString(edited, 'text/html');
  restoreStyles(body);
  keepEmptyLines(body);
  addPreview(body, preview);
  return document.withBody(body.innerHTML);
}
