import { describe, expect, it } from '@jest/globals';
import {
  isEmailAddress,
  OptionalEmail,
  OptionalUrl,
  RequiredEmail,
  RequiredHexColor,
  RequiredTimezone,
} from './formats.js';
import { faultOf, faultOfMissing, readAs } from './testing/judge.js';

const REQUIRED = 'This field is required';
const EMAIL = 'This field should be a valid email';
const URL = 'Invalid url';
const COLOR = 'Invalid hex color';
const ZONE = 'This field should be an IANA time zone';

describe('an email address', () => {
  it.each([
    ['maria@example.test', null],
    ['maria@example', EMAIL],
    [`maria@${'x'.repeat(250)}.test`, EMAIL],
    [7, EMAIL],
  ])('%j', (value, fault) => {
    expect(faultOf(OptionalEmail(), value)).toBe(fault);
    expect(faultOf(RequiredEmail(), value)).toBe(fault);
    expect(isEmailAddress(value)).toBe(fault === null);
  });

  it('may be cleared and left out only where that is said', () => {
    expect([faultOfMissing(OptionalEmail()), faultOf(OptionalEmail(), '')]).toEqual([null, null]);
    expect([null, 'a@b.co'].map((one) => readAs(OptionalEmail(), one))).toEqual(['', 'a@b.co']);
    expect([faultOfMissing(RequiredEmail()), faultOf(RequiredEmail(), ' ')]).toEqual([
      REQUIRED,
      REQUIRED,
    ]);
  });
});

describe('an address of the web', () => {
  it.each([
    ['https://example.com/a?b=1', null],
    ['http://example.com', null],
    ['', null],
    [null, null],
    ['ftp://example.com', URL],
    ['example.com', URL],
    [`https://example.com/${'x'.repeat(480)}`, null],
    [`https://example.com/${'x'.repeat(481)}`, URL],
    [7, URL],
  ])('%j', (value, fault) => {
    expect(faultOf(OptionalUrl(), value)).toBe(fault);
  });

  it('may be left out, and is empty when it is cleared', () => {
    expect(faultOfMissing(OptionalUrl())).toBeNull();
    expect(readAs(OptionalUrl(), null)).toBe('');
  });
});

describe('a color', () => {
  it.each([
    ['#12aBcF', null],
    ['#12aBc', COLOR],
    ['#12aBcF0', COLOR],
    ['x#12aBcF', COLOR],
    ['#12aBcG', COLOR],
    [['#12aBcF'], COLOR],
    ['', REQUIRED],
    [undefined, REQUIRED],
  ])('%j', (value, fault) => {
    expect(faultOf(RequiredHexColor(), value)).toBe(fault);
  });
});

describe('a time zone', () => {
  it.each([
    ['America/Chicago', null],
    ['America/Tulsa', ZONE],
    [['America/Chicago'], 'This field should be a text'],
    ['x'.repeat(101), 'This field takes at most 100 characters'],
    [' ', REQUIRED],
    [undefined, REQUIRED],
  ])('%j', (value, fault) => {
    expect(faultOf(RequiredTimezone(), value)).toBe(fault);
  });
});
