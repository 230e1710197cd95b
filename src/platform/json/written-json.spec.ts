import { describe, expect, it } from '@jest/globals';
import { writeJson, writtenJson } from './written-json.js';

describe('written JSON', () => {
  const stops = writtenJson<string[]>('["Walker \\"Ave\\"", "$&"]');
  const board = { moves: [{ stops }, { stops, notes: 'None' }], revision: 3 };

  it('goes into an answer as it was written', () => {
    const list = '["Walker \\"Ave\\"", "$&"]';
    expect(writeJson(board)).toBe(
      `{"moves":[{"stops":${list}},{"stops":${list},"notes":"None"}],"revision":3}`,
    );
  });

  it('is an ordinary value to whoever writes it in another way', () => {
    writeJson(board);
    expect(JSON.parse(JSON.stringify(board))).toMatchObject({
      moves: [{ stops: ['Walker "Ave"', '$&'] }, { notes: 'None' }],
    });
  });

  it.each([[[]], [{ a: [1, null, 'x'] }], ['text'], [null]])('leaves %j to JSON', (value) => {
    expect(writeJson(value)).toBe(JSON.stringify(value));
  });

  it('is forgotten when a value cannot be written', () => {
    const unwritable = { stops, count: 1n };
    expect(() => writeJson(unwritable)).toThrow(TypeError);
    expect(JSON.stringify(stops)).toBe('["Walker \\"Ave\\"","$&"]');
  });
});
