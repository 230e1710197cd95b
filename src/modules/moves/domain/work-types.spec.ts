import { describe, expect, it } from '@jest/globals';
import { isHold, isLoading, isPackingLocation, isUnload } from './work-types.js';

describe('work types', () => {
  it('tell what is done at a stop', () => {
    expect(isHold({ typeOfWOrk: 'Hold' })).toBe(true);
    expect(isHold(undefined)).toBe(false);
    expect(isLoading({ typeOfWOrk: 'LoadAndUnload' })).toBe(true);
    expect(isLoading({ typeOfWOrk: 'Unload' })).toBe(false);
    expect(isUnload({ typeOfWOrk: 'Unload' })).toBe(true);
  });

  it('call a location packing by its work or its switch', () => {
    expect(isPackingLocation({ typeOfWOrk: 'Packing' })).toBe(true);
    expect(isPackingLocation({ typeOfWOrk: 'Load', isPacking: true })).toBe(true);
    expect(isPackingLocation({ typeOfWOrk: 'Load', isPacking: false })).toBe(false);
  });
});
