import { describe, expect, it } from '@jest/globals';
import { copyRow } from './copy-row.js';

describe('a line of COPY', () => {
  it('has cells between tabs, an empty text apart from none', () => {
    expect(copyRow('Ana\t\t\\N')).toEqual(['Ana', '', null]);
  });

  it('has what would break it escaped', () => {
    expect(copyRow('a\\tb\\nc\\rd\\\\N')).toEqual(['a\tb\nc\rd\\N']);
    expect(copyRow('\\\\N\tC:\\\\new')).toEqual(['\\N', 'C:\\new']);
  });
});
