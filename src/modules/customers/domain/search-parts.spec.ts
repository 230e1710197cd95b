import { describe, expect, it } from '@jest/globals';
import { searchParts, searchWords } from './search-parts.js';

describe('the parts of a search term', () => {
  it.each([
    ['(405) 555', [['405555']]],
    ['+1 405-555-0137', [['4055550137']]],
    ['4055550137', [['4055550137']]],
    ['40', [[]]],
    ['a405', [[]]],
    ['(405) 555-0137 x12', [['4055550137']]],
    ['4055550137x12', [['4055550137']]],
    ['1-800-move-now', [['8006683669']]],
    ['4055550137 / 4055550138', [['4055550137', '4055550138']]],
    ['miller (405) 555-0137', [[], ['4055550137']]],
    ['405 555 0137, abigail', [['4055550137'], []]],
    ['4055550137@post.example', [[]]],
    ['405 555-7101 2024/77', [['4055557101'], ['202477']]],
    ['2024/77 405 555-7101', [['202477'], ['4055557101']]],
    ['4055557101 2024/77 miller', [['4055557101'], ['202477'], []]],
    ['+1 405 555 7101 / 2024/77', [['4055557101'], ['202477']]],
    ['555-7101 2024/77', [['5557101'], ['202477']]],
    ['405 555-7101 405 555-7102 77123', [['4055557101', '4055557102'], ['77123']]],
    ['+44 20 7946 0958', [['442079460958']]],
    ['011 44 20 7946 0958', [['442079460958']]],
    ['miller - abigail', [[], []]],
    ['-', [[]]],
  ])('%p is sought among phones as %p', (term, phones) => {
    expect(searchParts(term).map((part) => part.phones)).toEqual(phones);
  });

  it('are words without the signs between them', () => {
    expect(searchWords(' ana  maria ')).toEqual(['ana', 'maria']);
    expect(searchWords('ana - maria')).toEqual(['ana', 'maria']);
    expect(searchWords('-')).toEqual(['-']);
    expect(searchWords('  ')).toEqual([]);
  });
});
