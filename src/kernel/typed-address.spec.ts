import { describe, expect, it } from '@jest/globals';
import { readAddress, takenAsTyped } from './typed-address.js';

describe('an address as it is typed', () => {
  it.each([
    [
      '2500 nw 23rd st oklahoma city ok 73107',
      ['2500 NW 23rd St', '', 'Oklahoma City', 'OK', '73107'],
    ],
    [
      '2500 nw 23rd st, oklahoma city, oklahoma 73107-1234',
      ['2500 NW 23rd St', '', 'Oklahoma City', 'OK', '73107'],
    ],
    ['2500 nw 23rd st apt 4 oklahoma city ok', ['2500 NW 23rd St', '4', 'Oklahoma City', 'OK', '']],
    ['2500 nw 23rd st #4b', ['2500 NW 23rd St', '4b', '', '', '']],
    ['12 oak st st louis mo', ['12 Oak St', '', 'St Louis', 'MO', '']],
    ['12 main st n moore', ['12 Main St N', '', 'Moore', '', '']],
    ['77 oak ct', ['77 Oak Ct', '', '', '', '']],
    ['77 oak ct 73107', ['77 Oak Ct', '', '', '', '73107']],
    ['77 oak ct hartford ct', ['77 Oak Ct', '', 'Hartford', 'CT', '']],
    ['1200 N WALKER AVE, OKLAHOMA CITY, OK', ['1200 N Walker Ave', '', 'Oklahoma City', 'OK', '']],
    ['the red barn behind hwy 9', ['The Red Barn Behind Hwy 9', '', '', '', '']],
    ['Somewhere, OK', ['Somewhere', '', '', 'OK', '']],
    ['2500 nw 23rd st #4B, OKC, OK 73107', ['2500 NW 23rd St', '4B', 'OKC', 'OK', '73107']],
    ['1200 N WALKER AVE, OKC, OK', ['1200 N Walker Ave', '', 'Okc', 'OK', '']],
    ['', ['', '', '', '', '']],
  ])('%s has its parts', (typed, parts) => {
    const { street, unit, city, state, zip } = readAddress(typed);
    expect([street, unit, city, state, zip]).toEqual(parts);
  });

  it.each([
    ['2500 nw 23rd st oklahoma city', '2500 NW 23rd St, Oklahoma City'],
    ['12 oak ln apt 4, moore, ok 73160', '12 Oak Ln #4, Moore, OK 73160'],
    ['12 deWitt ln, moore', '12 deWitt ln, moore'],
    ['  5  Elm St ', '5 Elm St'],
    // A state's letters and the country are no capitals of the rest.
    ['12 oak ln, moore, OK 73160', '12 Oak Ln, Moore, OK 73160'],
    ['12 oak ln, apt. #4, moore, ok 73160, USA', '12 Oak Ln #4, Moore, OK 73160'],
    ['12 oak ln, moore OK', '12 Oak Ln, Moore, OK'],
  ])('%s is taken as %s', (typed, line) => {
    expect(takenAsTyped(typed).line).toBe(line);
  });
});
