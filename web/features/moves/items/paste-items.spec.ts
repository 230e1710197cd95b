import fc from 'fast-check';
import { pastedItems } from './paste-items';

const item = (name: string, quantity = 1, cubicFeet: number | null = null) => ({
  item: { name, quantity, cubicFeet },
  unread: [],
});

describe('a pasted list', () => {
  it('is read line by line, with tabs, semicolons or commas [R-STOP-17]', () => {
    expect(pastedItems('Wardrobe box, 4, 5.5\r\nSofa\t1\t62.5\nFloor lamp; 2\n\nDesk')).toEqual([
      item('Wardrobe box', 4, 5.5),
      item('Sofa', 1, 62.5),
      item('Floor lamp', 2),
      item('Desk'),
    ]);
  });

  it('says of a line why it is not one [R-STOP-17]', () => {
    const lines = pastedItems('Sofa, 1\nChair, wooden\nLamp, 2, big\nRug, 1000\nBox, 1, 0.25');
    expect(lines?.[0]).toEqual(item('Sofa'));
    expect(lines?.flatMap(({ unread }) => unread)).toEqual([
      { field: 'quantity', text: 'wooden', message: 'Line 2: the quantity is not a number' },
      { field: 'cubicFeet', text: 'big', message: 'Line 3: the volume is not a number' },
      { field: 'quantity', text: '1000', message: 'Line 4: the quantity is from 1 to 999' },
      { field: 'cubicFeet', text: '0.25', message: 'Line 5: the volume has too many decimals' },
    ]);
    expect(lines?.[1]?.item).toEqual({ name: 'Chair', quantity: null, cubicFeet: null });
  });

  it('may have commas in its names', () => {
    expect(pastedItems('Box, large, 4, 5.5\nSofa')).toEqual([
      item('Box, large', 4, 5.5),
      item('Sofa'),
    ]);
  });

  it('is a list only as such: a name goes into its field', () => {
    expect(pastedItems('Sofa')).toBeNull();
    expect(pastedItems('Sofa, blue')).toBeNull();
    expect(pastedItems('Sofa, 2')).toEqual([item('Sofa', 2)]);
  });

  it('is read back as it was written', () => {
    const written = fc.record({
      name: fc.constantFrom('Sofa', 'Box 12', 'Table (oak)'),
      quantity: fc.integer({ min: 1, max: 999 }),
      cubicFeet: fc.option(fc.integer({ min: 0, max: 9999 }).map((tenths) => tenths / 10)),
    });
    fc.assert(
      fc.property(
        fc.array(written, { minLength: 2 }),
        fc.constantFrom(',', ', ', '\t', ';'),
        (items, separator) => {
          const lines = items.map(({ name, quantity, cubicFeet }) =>
            [name, quantity, ...(cubicFeet === null ? [] : [cubicFeet])].join(separator),
          );
          expect(pastedItems(lines.join('\n'))).toEqual(
            items.map((one) => ({ item: one, unread: [] })),
          );
        },
      ),
    );
  });
});
