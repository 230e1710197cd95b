import { describe, expect, it } from '@jest/globals';
import { isHold, isLoading, isPackingLocation, isUnload } from './work-types.js';

describe('work types', () => {
  it('say what is done at a stop [R-STOP-3]', () => {
    expect(isHold({ workType: 'Hold' })).toBe(true);
    expect(isHold(undefined)).toBe(false);
    expect(isLoading({ workType: 'LoadAndUnload' })).toBe(true);
    expect(isLoading({ workType: 'Unload' })).toBe(false);
    expect(isUnload({ workType: 'Unload' })).toBe(true);
  });

  it('call a location packing by its work or its switch [R-MOVE-3]', () => {
    expect(isPackingLocation({ workType: 'Packing' })).toBe(true);
    expect(isPackingLocation({ workType: 'Load', isPacking: true })).toBe(true);
    expect(isPackingLocation({ workType: 'Load', isPacking: false })).toBe(false);
  });
});
