import { isMailLink } from './mail-link';
import { openMail, safeMailHtml } from './mail-document';
import { renderMail } from './render-mail';
import { writeMail } from './write-mail';

const PAGE = `<!doctype html><html><head><title>Quote</title><style>.a { color: red }</style></head>
<body style="background-color:#f3f5f8"><div>Hello</div></body></html>`;

describe('an email as a document', () => {
  it('gives its body to the editor and keeps the rest', () => {
    const mail = openMail(PAGE);
    expect(mail.body.trim()).toBe('<div>Hello</div>');
    expect(mail.css).toContain('.a { color: red }');
    expect(mail.bodyStyle).toBe('background-color:#f3f5f8');
    const again = mail.withBody('<div>Bye</div>');
    expect(again).toMatch(/^<!doctype html>/);
    expect(again).toContain('.a { color: red }');
    expect(again).toContain('<body style="background-color:#f3f5f8"><div>Bye</div></body>');
  });

  it.each([
    ['<script>alert(1)</script><p>x</p>', 'script'],
    ['<img src="https://a.test/a.png" onerror="alert(1)">', 'onerror'],
    ['<a href="javascript:alert(1)">x</a>', 'javascript'],
    ['<a href="/emma">x</a>', 'href'],
    ['<form action="https://a.test"><input></form>', 'form'],
    ['<iframe src="https://a.test"></iframe>', 'iframe'],
  ])('is made safe: %s', (html, gone) => {
    expect(safeMailHtml(html)).not.toContain(gone);
  });

  it('keeps the layout', () => {
    const table =
      '<table align="center" bgcolor="#fff" cellpadding="0"><tbody><tr><td valign="top" style="padding:3px">x</td></tr></tbody></table>';
    expect(openMail(table).body).toBe(table);
  });
});

describe('writing it', () => {
  it('keeps empty lines empty but visible, and says the preview before everything else', () => {
    const html = writeMail(
      openMail(PAGE),
      '<div>One</div><div></div><p></p><div>Two</div>',
      'At <most>',
    );
    expect(html).toContain('<div>One</div><div><br></div><p><br></p><div>Two</div>');
    expect(html).toMatch(/<body[^>]*><div style="display:none[^"]*">At &lt;most&gt;<\/div>/);
  });

  it('puts styles back as the template spelled them', () => {
    const edited = '<div style="color: rgb(1, 2, 3);" data-style="color:#010203">x</div>';
    expect(writeMail(openMail(PAGE), edited, '')).toContain('<div style="color:#010203">x</div>');
  });
});

describe('filling a template in', () => {
  const template = {
    _id: '1',
    name: 'Quote',
    template: 'rfq',
    mjml: '',
    regionId: null,
    subject: 'For {{customer.firstName}}',
    preview: 'At most {{total}}',
    version: 1,
    html: '<p>{{customer.firstName}}{{#stops}} {{address}}{{/stops}}</p>',
  };
  const data = {
    customer: { firstName: 'Jo & <b>Co</b>' },
    total: '$5',
    stops: [{ address: 'A' }],
  };

  it('escapes what goes into HTML, and nothing in the subject', () => {
    expect(renderMail(template, data)).toEqual({
      html: '<p>Jo &amp; &lt;b&gt;Co&lt;&#x2F;b&gt; A</p>',
      subject: 'For Jo & <b>Co</b>',
      preview: 'At most $5',
    });
  });

  it('says when it can’t', () => {
    expect(() => renderMail({ ...template, html: '<p>{{#stops}}</p>' }, data)).toThrow(/Unclosed/);
    expect(() => renderMail({ ...template, html: '' }, data)).toThrow(/does not compile/);
  });
});

it('knows which links an email may hold', () => {
  expect(['ftp://a.test', 'http://a.test/b', 'https://a.test'].every(isMailLink)).toBe(true);
  expect(
    ['', 'a.test', '/a', 'mailto:a@b.test', 'javascript:alert(1)', 'https://', 'https:///a'].some(
      isMailLink,
    ),
  ).toBe(false);
});
