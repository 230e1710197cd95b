import { describe, expect, it } from '@jest/globals';
import { csvRecords } from './csv-records.js';

describe('CSV records', () => {
  it('end in CRLF, also the last', () => {
    expect(
      csvRecords([
        ['Name', 'Figure'],
        ['Ana', 2.5],
        [null, null],
      ]),
    ).toBe('"Name","Figure"\r\n"Ana",2.5\r\n,\r\n');
    expect(csvRecords([])).toBe('');
  });

  it.each([
    ['Ana', '"Ana"'],
    ['', '""'],
    ['Piano; 2 flights', '"Piano; 2 flights"'],
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['old\rMac', '"old\rMac"'],
    ['José 🚚', '"José 🚚"'],
  ])('quote the text %j', (text, cell) => {
    expect(csvRecords([[text, 1]])).toBe(`${cell},1\r\n`);
  });

  it.each(['=1+1', '+1405', '-2', '@me', '\ttab'])('keep %j from running', (text) => {
    expect(csvRecords([[text, 1]])).toBe(`"'${text}",1\r\n`);
  });

  it('keep a leading CR from running', () => {
    expect(csvRecords([['\r=1']])).toBe(`"'\r=1"\r\n`);
  });

  it('leave figures figures', () => {
    expect(csvRecords([[-2.5, 0, 1e21]])).toBe('-2.5,0,1e+21\r\n');
    expect(csvRecords([['-2.50', '-2.50']], new Set([1]))).toBe(`"'-2.50",-2.50\r\n`);
  });
});
