import { describe, expect, it } from '@jest/globals';
import { hasEveryWord, SIGNS, soughtWords } from './sought-text.js';

describe('what is looked for', () => {
  it('has a usual sign for each that is typed', () => {
    expect([...SIGNS.usual]).toHaveLength([...SIGNS.typed].length);
  });
  it('is read word by word, whatever stands between them', () => {
    expect(soughtWords(' Miller,Abigail ; Ann ')).toEqual(['Miller', 'Abigail', 'Ann']);
    expect(soughtWords(' , ')).toEqual([]);
  });
  it.each([
    ['Abigail Miller', 'Miller, Abigail'],
    ["Pat O'Brien", 'o`brien'],
    ["Pat O'Brien", 'O’Brien, Pat'],
    ["Pat O'Brien", 'obrien'],
    ['Pat O’Brien', "o'brien"],
    ['Pat OBrien', "o'brien"],
    ['Ann Smith-Jones', 'smithjones'],
    ['Ann Smith-Jones', 'smith jones'],
    ['Ann Smith‑Jones', 'smith–jones ann'],
    ['Ann Smith Jones', 'smith-jones'],
    ['Ann Smithjones', 'Smith-Jones'],
    ['Luz De La Cruz', 'delacruz'],
    ['Iris Peña', 'pena'],
    ['Oklahoma City', ','],
    ['New customer', 'newcust'],
    ['Pat (De La Cruz)', 'delacruz'],
    ['Ann M. (Smith - Jones)', 'smithjon'],
    ['Xavier C++ [Lee]', 'xavierc++'],
    ['O’Ámbar', 'oambar'],
  ])('%s has %s', (text, sought) => {
    expect(hasEveryWord(text, sought)).toBe(true);
  });
  it.each([
    ['Abigail Miller', 'Miller, Bo'],
    ["Pat O'Brien", 'obrian'],
    ['Oklahoma City', '-x'],
    ['Ana T. Adams', 'ta'],
    ['More notes', 'reno'],
    ['New customer', 'wcus'],
    ["Pat O'Brien", 'tobrien'],
    ['Ann Smith-Jones', 'mithjones'],
  ])('%s has not %s', (text, sought) => {
    expect(hasEveryWord(text, sought)).toBe(false);
  });
});
