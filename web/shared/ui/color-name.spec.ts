import { COLOR_PALETTE, colorName } from './color-name';

describe('the name of a color', () => {
  it('is its own for those that are offered', () => {
    expect(COLOR_PALETTE.map(({ color }) => colorName(color.toUpperCase()))).toEqual(
      COLOR_PALETTE.map(({ name }) => name),
    );
  });

  it.each([
    ['#1b7dd5', 'Blue'],
    ['#7a7a7a', 'Gray'],
    ['#ff0000', 'Red'],
    ['#f1f3f5', 'White'],
    ['#d0ebff', 'Light blue'],
    ['#d3f9d8', 'Light green'],
    ['#e5dbff', 'Light violet'],
    ['#ffe8cc', 'Light amber'],
    ['#ffdeeb', 'Light crimson'],
    ['teal', 'teal'],
  ])('of %s is %s', (hex, name) => {
    expect(colorName(hex)).toBe(name);
  });
});
