import { describe, expect, it } from '@jest/globals';
import { compileMjml } from './compile-mjml.js';

const body = (inside: string): string =>
  `<mjml>\n<mj-body>\n<mj-section><mj-column>\n${inside}\n</mj-column></mj-section>\n</mj-body>\n</mjml>`;

describe('compileMjml', () => {
  it('makes HTML with the merge fields still in it', async () => {
    const { html, faults } = await compileMjml(
      body('<mj-text>Hi {{customer.firstName}}</mj-text><mj-button href="{{link}}">Go</mj-button>'),
    );
    expect(faults).toEqual([]);
    expect(html).toContain('Hi {{customer.firstName}}');
    expect(html).toContain('href="{{link}}"');
    expect(html).not.toContain('fonts.googleapis.com');
  });

  it('takes a merge field for any attribute', async () => {
    expect(
      (await compileMjml(body('<mj-text color="{{branch.color}}">x</mj-text>'))).faults,
    ).toEqual([]);
  });

  it.each([
    ['an unknown element', body('<mj-foo>x</mj-foo>'), 4],
    ['an unknown attribute', body('<mj-text bogus="1">x</mj-text>'), 4],
    ['a wrong place', body('<mj-section></mj-section>'), 4],
    ['an open element', '<mjml>\n<mj-body>\n<mj-section>\n</mj-body></mjml>', 4],
    ['an element that is never closed', '<mjml>\n<mj-body>', 2],
    ['an end without a beginning', '</mj-body>', 1],
    [
      'a file to include',
      '<mjml><mj-body>\n<mj-include path="/etc/passwd" type="html" /></mj-body></mjml>',
      2,
    ],
    ['plain text', 'hello', 1],
    ['an unknown element without a body', '<mjml>\n<mj-foo>\n</mj-foo></mjml>', 2],
    ['no body', '<mjml></mjml>', 1],
    ['an open merge block', body('<mj-text>{{#activities}}</mj-text>'), 4],
    ['an open merge field', body('<mj-text>{{name</mj-text>'), 4],
  ])('names the line of %s', async (_what, mjml, line) => {
    const { html, faults } = await compileMjml(mjml);
    expect(html).toBeNull();
    expect(faults[0]?.reason).toMatch(/\w/);
    expect(faults[0]?.line).toBe(line);
  });

  it('is not put out by comments, self-closing tags or a hundred thousand levels', async () => {
    const fine = body('<!-- <mj-text> --><mj-spacer height="10px" /><mj-text>a > b</mj-text>');
    expect((await compileMjml(fine)).faults).toEqual([]);
    const deep = '<mj-section>'.repeat(30_000);
    expect((await compileMjml(deep)).html).toBeNull();
  });
});
