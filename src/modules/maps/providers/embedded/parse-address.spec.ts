import { describe, expect, it } from '@jest/globals';
import { parseAddress } from './parse-address.js';
import { UsZips } from './us-zips.js';

const zips = new UsZips();
const parse = (text: string): string =>
  Object.values(parseAddress(text, zips))
    .map((part) => part || '-')
    .join(' | ');

describe('parseAddress', () => {
  it.each([
    [
      '1200 N Walker Ave, Oklahoma City, OK 73103',
      '1200 N Walker Ave | - | Oklahoma City | OK | 73103',
    ],
    [
      '1200 N Walker Ave Oklahoma City OK 73103-1234',
      '1200 N Walker Ave | - | Oklahoma City | OK | 73103',
    ],
    [
      '1200 N Walker Ave #4, Oklahoma City, Oklahoma, USA',
      '1200 N Walker Ave | 4 | Oklahoma City | OK | -',
    ],
    ['1200 N Walker Ave, Apt 4B, Edmond, OK', '1200 N Walker Ave | 4B | Edmond | OK | -'],
    ['1200 N Walker Ave 73103', '1200 N Walker Ave | - | Oklahoma City | OK | 73103'],
    ['5 Main St, Charlotte, North Carolina 28202', '5 Main St | - | Charlotte | NC | 28202'],
    ['5 Main St Denver CO', '5 Main St | - | Denver | CO | -'],
    ['77 Oak Ct', '77 Oak Ct | - | - | - | -'],
    ['Denver, Colorado', '- | - | Denver | CO | -'],
    ['73103', '- | - | Oklahoma City | OK | 73103'],
    ['5 Main St 00000', '5 Main St | - | - | - | -'],
  ])('%s', (text, parts) => {
    expect(parse(text)).toBe(parts);
  });
});
