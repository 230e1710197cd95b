import { describe, expect, it } from '@jest/globals';
import { streetLine, unitLabel } from './unit-label.js';

describe('a unit', () => {
  it.each([
    ['', ''],
    ['  ', ''],
    ['#', ''],
    ['4B', '#4B'],
    ['#4B', '#4B'],
    ['# 4B', '#4B'],
    ['# #4B', '#4B'],
    ['No. 12', '#12'],
    ['＃4B', '#4B'],
    ['№ 4', '#4'],
    ['№4B', '#4B'],
    ['B', '#B'],
    ['PH2', '#PH2'],
    ['200-A', '#200-A'],
    ['Apt 4B', 'Apt 4B'],
    ['#Apt 4B', 'Apt 4B'],
    ['apt. #4B', 'Apt 4B'],
    ['APT4B', 'Apt 4B'],
    ['Unit # 4B', 'Unit 4B'],
    ['suite 200', 'Suite 200'],
    ['Bldg 2, Apt 3', 'Bldg 2, Apt 3'],
    ['rear', 'Rear'],
    ['Lower level', 'Lower level'],
    ['2nd floor', '2nd floor'],
    ['Fl 3', 'Fl 3'],
    ['PHA', 'PHA'],
    ['ABC', 'ABC'],
    ['BSMT', 'BSMT'],
    ['ABC4', '#ABC4'],
    ['BLDG 3 APT 4', 'Bldg 3 Apt 4'],
    ['bldg c, apt b', 'Bldg c, Apt b'],
    ['LOWER LEVEL', 'Lower Level'],
    ['lower level', 'Lower level'],
    ['2ND FLOOR', '2nd Floor'],
    ['4B REAR', '#4B Rear'],
  ])('%j is written %j [R-MOVE-19]', (typed, label) => {
    expect(unitLabel(typed)).toBe(label);
    expect(unitLabel(label)).toBe(label);
  });
});

describe('a street with its unit', () => {
  it.each([
    ['1200 N Walker Ave', '#4B', '1200 N Walker Ave #4B'],
    ['1200 N Walker Ave', 'Apt 4B', '1200 N Walker Ave Apt 4B'],
    ['1200 N Walker Ave', '', '1200 N Walker Ave'],
    ['', '4B', '#4B'],
    ['1200 N Walker Ave Apt 4B', '4b', '1200 N Walker Ave Apt 4B'],
    ['12 Main St Rear', 'Rear', '12 Main St Rear'],
    ['12 Main St Rear', 'rear', '12 Main St Rear'],
    ['1200 N Walker Ave 4', '4', '1200 N Walker Ave 4 #4'],
  ])('%j and %j are %j [R-MOVE-19]', (street, unit, line) => {
    expect(streetLine({ street, unit })).toBe(line);
  });
});
