import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DEFAULT_CONSTANTS } from './estimate-constants.js';
import { inventoryOf } from './inventory.js';

const inventory = (stops: Parameters<typeof inventoryOf>[0]) =>
  inventoryOf(stops, DEFAULT_CONSTANTS);
const anyStop = fc.record({
  workType: fc.constantFrom('', 'Load', 'Unload', 'LoadAndUnload', 'Hold', 'Packing'),
  locationType: fc.constantFrom('', 'Apartment', 'Office'),
  bedrooms: fc.option(fc.nat(6)),
});
const load = { workType: 'Load', locationType: 'Apartment', bedrooms: 2, numBoxes: 40 };
const unload = { workType: 'Unload', locationType: 'Apartment', bedrooms: 2 };

describe('inventory', () => {
  it('is what Load and LoadAndUnload stops hold; only boxes of Load stops travel [R-EST-3]', () => {
    const result = inventory([load, { ...load, workType: 'LoadAndUnload', bedrooms: 0 }, unload]);
    expect(result).toEqual({ minutes: 175, boxes: 40, shares: [0, 0, 1] });
  });

  it('is unknown without a stop where something is loaded that has a table', () => {
    expect(inventory([unload]).minutes).toBeNull();
    expect(inventory([{ ...load, locationType: 'Office' }, unload]).minutes).toBeNull();
  });

  it('is shared in proportion to the own tables of the Unload stops [R-EST-3]', () => {
    const shares = inventory([load, { ...unload, bedrooms: 0 }, { ...unload, bedrooms: 4 }]).shares;
    expect(shares[1]).toBeCloseTo(60 / 280);
    expect(shares[2]).toBeCloseTo(220 / 280);
  });

  it('counts an unknown Unload stop as the mean of the known ones, or all equally [R-EST-3]', () => {
    const office = { workType: 'Unload', locationType: 'Office' };
    const mixed = inventory([load, { ...unload, bedrooms: 0 }, { ...unload, bedrooms: 1 }, office]);
    expect(mixed.shares[3]).toBeCloseTo(70 / 210);
    expect(inventory([load, office, office]).shares).toEqual([0, 0.5, 0.5]);
  });

  it('is shared out completely wherever something is unloaded', () => {
    fc.assert(
      fc.property(fc.array(anyStop, { maxLength: 7 }), (stops) => {
        const sum = inventory(stops).shares.reduce((all, share) => all + share, 0);
        const expected = stops.some(({ workType }) => workType === 'Unload') ? 1 : 0;
        return Math.abs(sum - expected) < 1e-9;
      }),
    );
  });
});
