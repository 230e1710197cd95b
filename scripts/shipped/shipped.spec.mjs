import { describe, expect, it } from '@jest/globals';
import { isFree, notFree } from './licenses.mjs';
import { noticeOf } from './notice.mjs';
import { nameOf } from './packages.mjs';

const given = (name, license) => ({
  name,
  version: '1.0.0',
  license,
  path: `node_modules/${name}`,
});

describe('the packages that are shipped', () => {
  it.each([
    'MIT',
    'MIT OR GPL-3.0',
    '(MIT AND BSD-2-Clause)',
    'MIT (http://mootools.net/license.txt)',
  ])('may have the license %s', (license) => expect(isFree(license)).toBe(true));

  it.each(['GPL-3.0', 'MIT AND AGPL-3.0', '', 'SEE LICENSE IN LICENSE'])(
    'may not have the license “%s”',
    (license) => expect(isFree(license)).toBe(false),
  );

  it('are named where their license is not free', () => {
    expect(notFree([given('a', 'MIT'), given('b', 'GPL-3.0'), given('c', '')])).toEqual([
      'b 1.0.0: GPL-3.0',
      'c 1.0.0: no license',
    ]);
  });

  it('are called by their own name below another', () => {
    expect(nameOf('node_modules/a/node_modules/@scope/b')).toBe('@scope/b');
  });

  it('stand in the notice once, in order, each text under all that have it', () => {
    const texts = { b: 'Do what you like.', a: 'Do what you like.', '@s/c': 'Be good.' };
    const notice = noticeOf(
      [given('b', 'MIT'), given('@s/c', 'ISC'), given('a', 'MIT'), given('a', 'MIT')],
      ({ name }) => texts[name],
    );
    expect(notice).toContain('## @s/c 1.0.0 (ISC)\n\nBe good.');
    expect(notice).toContain('## a 1.0.0 (MIT), b 1.0.0 (MIT)\n\nDo what you like.');
    expect(notice.match(/a 1\.0\.0/g)).toHaveLength(1);
  });
});
