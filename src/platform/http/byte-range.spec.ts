import { describe, expect, it } from '@jest/globals';
import { readRange } from './byte-range.js';

describe('a Range header', () => {
  it.each([
    ['bytes=0-99', 0, 99],
    ['bytes=900-', 900, 999],
    ['bytes=900-5000', 900, 999],
    ['bytes=-100', 900, 999],
    ['bytes=-5000', 0, 999],
    ['bytes=999-999', 999, 999],
  ])('%s asks for the bytes %d to %d of 1000', (header, start, end) => {
    expect(readRange(header, 1000)).toEqual({ kind: 'part', span: { start, end } });
  });

  it.each([undefined, '', 'bytes=-', 'bytes=9-2', 'bytes=0-1,5-6', 'lines=1-2'])(
    '%j asks for the whole',
    (header) => {
      expect(readRange(header, 1000)).toEqual({ kind: 'whole', span: { start: 0, end: 999 } });
    },
  );

  it.each(['bytes=1000-', 'bytes=1000-1001', 'bytes=-0'])('%s asks for nothing there', (header) => {
    expect(readRange(header, 1000)).toEqual({ kind: 'none' });
  });
});
