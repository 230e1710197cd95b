import { describe, expect, it } from '@jest/globals';
import { StreetSpelling } from './street-spelling.js';

const spelling = new StreetSpelling();
for (const street of ['281 MacArthur Boulevard', '302 Mcmillin Street']) spelling.learn(street);

describe('a street as it is written', () => {
  it.each([
    ['2500 nw 23rd st', '2500 NW 23rd St'],
    ['12 n. walker ave', '12 N. Walker Ave'],
    ['281 macarthur boulevard', '281 MacArthur Boulevard'],
    ["9 o'hara ln", "9 O'Hara Ln"],
    ['2500 NW 23RD ST', '2500 NW 23rd St'],
    ['100 MCMILLIN STREET', '100 Mcmillin Street'],
    ['FM 1960', 'FM 1960'],
    ['12b elm', '12B Elm'],
    ['77 deWitt Ct', '77 deWitt Ct'],
  ])('%s is %s', (typed, written) => {
    expect(spelling.of(typed)).toBe(written);
  });
});
