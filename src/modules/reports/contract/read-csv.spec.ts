import { describe, expect, it } from '@jest/globals';
import { readCsv } from './read-csv.js';

describe('a CSV text', () => {
  it('has a record a line', () => {
    expect(readCsv('Name,Figure\r\nAna,2.5\r\n,\r\n')).toEqual([
      ['Name', 'Figure'],
      ['Ana', '2.5'],
      ['', ''],
    ]);
  });

  it('has commas, quotes and line ends within quotes', () => {
    expect(readCsv('"a,b","say ""hi""","two\r\nlines"\r\n')).toEqual([
      ['a,b', 'say "hi"', 'two\r\nlines'],
    ]);
  });

  it('may begin with a byte order mark and end without a line end', () => {
    expect(readCsv('\ufeffa,b')).toEqual([['a', 'b']]);
    expect(readCsv('')).toEqual([]);
  });

  it('keeps empty cells at the end of a record', () => {
    expect(readCsv('a,\r\n,\r\n')).toEqual([
      ['a', ''],
      ['', ''],
    ]);
    expect(readCsv('a,')).toEqual([['a', '']]);
  });

  it('ends where it is none', () => {
    expect(readCsv('a\r\n"b')).toEqual([['a']]);
  });
});
