import { describe, expect, it } from '@jest/globals';
import { render } from './render.js';

const page = (text: string): string =>
  `<mjml><mj-body><mj-section><mj-column>\n<mj-text>${text}</mj-text></mj-column></mj-section></mj-body></mjml>`;
const fields = { a: [1, 2, 3, 4], b: [1, 2, 3, 4], name: '<Ann>' };
const nested = (depth: number): string =>
  '{{#a}}{{#b}}'.repeat(depth / 2) + '{{name}}' + '{{/b}}{{/a}}'.repeat(depth / 2);

describe('render', () => {
  it('fills blocks in that stand four deep in one another', async () => {
    const answer = await render({ kind: 'compile', mjml: page(nested(4)), fields });
    expect(answer).toMatchObject({ kind: 'done', html: expect.stringContaining('&lt;Ann&gt;') });
  });

  it.each([
    ['five deep', page(`{{^c}}${nested(4)}{{/c}}`)],
    ['twenty-four deep', page(nested(24))],
  ])('stops at blocks that stand %s, before they are filled in', async (_how, mjml) => {
    const answer = await render({ kind: 'compile', mjml, fields });
    expect(answer).toEqual({ kind: 'tooMuch', limit: 'depth', line: 2 });
  });

  it('stops as soon as what is filled in has grown too large', async () => {
    const name = 'x'.repeat(4_000);
    const answer = await render({
      kind: 'compile',
      mjml: page(nested(4)),
      fields: { ...fields, name },
    });
    expect(answer).toEqual({ kind: 'tooMuch', limit: 'size' });
  });

  it('finds what is closed in the source, but open in the page that is made of it', async () => {
    // The attribute is kept in both texts, its closing only once.
    const mjml = page('x{{/a}}</mj-text><mj-text>y').replace(
      '<mj-body>',
      '<mj-head><mj-attributes><mj-text css-class="{{#a}}" /></mj-attributes></mj-head><mj-body>',
    );
    expect(await render({ kind: 'compile', mjml })).toMatchObject({
      kind: 'faults',
      faults: [{ reason: expect.stringMatching(/section/) }],
    });
  });

  it('makes an email safe, and knows when nothing of it is left', async () => {
    expect(await render({ kind: 'makeSafe', html: '<p onclick="x()">Hi</p>' })).toEqual({
      kind: 'done',
      html: '<p>Hi</p>',
    });
    expect(await render({ kind: 'makeSafe', html: '<script>x</script>' })).toEqual({
      kind: 'empty',
    });
    const large = '&'.repeat(250_000);
    expect(await render({ kind: 'makeSafe', html: large })).toMatchObject({ limit: 'size' });
  });
});
