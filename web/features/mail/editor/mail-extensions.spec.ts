import { Editor } from '@tiptap/core';
import { restoreStyles } from '../document/kept-style';
import { MAIL_EXTENSIONS } from './mail-extensions';

const roundTrip = (html: string): string => {
  const editor = new Editor({ extensions: MAIL_EXTENSIONS, content: html });
  const { body } = new DOMParser().parseFromString(editor.getHTML(), 'text/html');
  editor.destroy();
  restoreStyles(body);
  return body.innerHTML;
};

describe('what the editor keeps of an email', () => {
  it('is the layout of a template, to the letter', () => {
    const cell =
      '<td align="left" style="font-size:0px;padding:6px 28px;word-break:break-word;"><div style="font-family:Helvetica;font-size:20px;font-weight:bold;color:#ffffff;">Oklahoma City</div></td>';
    const html =
      '<div role="article" style="background:#1c5d99;margin:0px auto;max-width:620px;"><table align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="width:100%;"><tbody><tr>' +
      cell +
      '</tr></tbody></table></div>';
    expect(roundTrip(html)).toBe(html);
  });

  it('is text that stands bare in a cell', () => {
    expect(
      roundTrip('<table><tbody><tr><td style="padding:3px">$530.00</td></tr></tbody></table>'),
    ).toBe(
      '<table><tbody><tr><td style="padding:3px"><div>$530.00</div></td></tr></tbody></table>',
    );
  });

  it('is how text looks', () => {
    const html =
      '<p style="margin:0">A <strong>not-to-exceed</strong> <span style="color:#c00">proposal</span></p><ul><li><div>One</div></li></ul>';
    expect(roundTrip(html)).toBe(html);
  });

  it('is links to ftp, http and https only [R-MAIL-4]', () => {
    expect(roundTrip('<div><a href="https://emma.test/a" style="color:#fff">A</a></div>')).toMatch(
      /<a [^>]*href="https:\/\/emma\.test\/a"/,
    );
    expect(roundTrip('<div><a href="javascript:alert(1)">A</a></div>')).not.toContain('javascript');
    expect(roundTrip('<div><a href="/emma">A</a></div>')).not.toContain('href="/emma"');
  });

  it('is pictures with their words', () => {
    const html =
      '<div><img width="120" style="border:0" src="https://emma.test/a.png" alt="Our truck"></div>';
    expect(roundTrip(html)).toContain('src="https://emma.test/a.png"');
    expect(roundTrip(html)).toContain('width="120"');
    expect(roundTrip(html)).toContain('alt="Our truck"');
  });
});
