import { describe, expect, it } from '@jest/globals';
import { rangeSentence } from './range-sentence.js';

const HOURS = { p50: 5.25, p80: 6.25, p90: 7, maximum: 7 };

describe('the words of a range', () => {
  it('say in quarters how long it takes, and how many moves say so [R-RANGE-7]', () => {
    expect(rangeSentence(HOURS, 214)).toBe(
      '5¼ h, 80 % done by 6¼ h, 90 % by 7 h · from 214 of your moves',
    );
    expect(rangeSentence({ p50: 0.5, p80: 0.75, p90: 10.5, maximum: 11 }, 30)).toBe(
      '½ h, 80 % done by ¾ h, 90 % by 10½ h · from 30 of your moves',
    );
  });

  it('name the tables while there are few [R-RANGE-7]', () => {
    expect(rangeSentence(HOURS, 12)).toBe('From size tables; 12 moves so far');
    expect(rangeSentence(HOURS, 1)).toBe('From size tables; 1 move so far');
    expect(rangeSentence(HOURS, 0)).toBe('From size tables; 0 moves so far');
  });
});
