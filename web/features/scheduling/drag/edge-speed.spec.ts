import { edgeSpeed } from './edge-speed';

describe('edgeSpeed', () => {
  it('rests in the middle of a board and outside of it', () => {
    expect(edgeSpeed(500, 0, 1000)).toBe(0);
    expect(edgeSpeed(121, 0, 1000)).toBe(0);
    expect(edgeSpeed(-1, 0, 1000)).toBe(0);
    expect(edgeSpeed(1001, 0, 1000)).toBe(0);
  });

  it('grows towards the edge', () => {
    expect(edgeSpeed(940, 0, 1000)).toBe(600);
    expect(edgeSpeed(1000, 0, 1000)).toBe(1200);
    expect(edgeSpeed(60, 0, 1000)).toBe(-600);
  });

  it('leaves half of a small board at rest', () => {
    expect(edgeSpeed(150, 100, 300)).toBeCloseTo(0);
    expect(edgeSpeed(275, 100, 300)).toBe(600);
  });
});
