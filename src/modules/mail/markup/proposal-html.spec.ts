import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { plainText } from './plain-text.js';
import { proposalHtml, withAppended } from './proposal-html.js';
import { safeHtml } from './safe-html.js';
import type { SafeHtml } from './safe-html.js';

const safe = (html: string): SafeHtml => safeHtml(html) as SafeHtml;

describe('what the server adds to an email', () => {
  it('is safe, whatever its texts say [R-MAIL-12]', () => {
    const hostile = fc.constantFrom(
      '<script>x()</script>',
      '"><img src=x onerror=x()>',
      '</p></body>',
    );
    const line = fc.oneof(hostile, fc.string());
    fc.assert(
      fc.property(fc.array(fc.array(line, { minLength: 1 }), { minLength: 1 }), (paragraphs) => {
        const html = proposalHtml(paragraphs);
        expect(html.replace(/<\/?(div|p|br)\b[^<>]*>/g, '')).not.toMatch(/[<>]/);
      }),
    );
    const told = 'Payment is due <b>soon</b> & in "cash".';
    expect(plainText(proposalHtml([[told]]))).toBe(told);
  });

  it('keeps its look when it is made safe once more', () => {
    const html = proposalHtml([['Austin', 'TX'], ['Pay']]);
    expect(safeHtml(html)).toBe(html);
  });

  it('stands at the end of the email, inside of its body', () => {
    const added = proposalHtml([['Pay']]);
    const document = safe('<html><body><p>Hello</p></body></html>');
    expect(withAppended(document, added)).toContain(`<p>Hello</p>${added}</body></html>`);
    expect(withAppended(safe('<p>Hello</p>'), added)).toBe(`<p>Hello</p>${added}`);
  });
});
