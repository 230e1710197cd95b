import { describe, expect, it } from '@jest/globals';
import { DEFAULT_CONSTANTS as C } from './estimate-constants.js';
import type { EstimateStop } from './estimate-input.js';
import { hasExcessInventory } from './excess-inventory.js';
import { inventoryOf } from './inventory.js';

const excess = (stops: EstimateStop[], index: number): boolean => {
  const inventory = inventoryOf(stops, C);
  return hasExcessInventory(stops[index] ?? {}, inventory, inventory.shares[index] ?? 0, C);
};
const apartment = (workType: string, bedrooms: number | null): EstimateStop => ({
  workType,
  locationType: 'Apartment',
  bedrooms,
});

describe('excess inventory', () => {
  it('is more than 1.25 times what the stop would hold [R-EST-11]', () => {
    expect(excess([apartment('Load', 2), apartment('Unload', 1)], 1)).toBe(true);
    expect(excess([apartment('Load', 2), apartment('Unload', 2)], 1)).toBe(false);
    expect(excess([apartment('Load', 2), apartment('Unload', 1), apartment('Unload', 1)], 1)).toBe(
      false,
    );
  });

  it('is not exactly 1.25 times as much', () => {
    const judge = (minutes: number): boolean =>
      hasExcessInventory(apartment('Unload', 0), { minutes, boxes: 0, shares: [1] }, 1, C);
    expect(judge(75)).toBe(false);
    expect(judge(75.1)).toBe(true);
  });

  it('is judged at Unload stops of known size only', () => {
    expect(excess([apartment('Load', 4), apartment('Load', 0)], 1)).toBe(false);
    expect(excess([apartment('Load', 4), apartment('Unload', null)], 1)).toBe(false);
    expect(excess([apartment('Unload', 0)], 0)).toBe(false);
  });
});
