import { describe, expect, it } from '@jest/globals';
import { DEFAULT_CONSTANTS as C } from './estimate-constants.js';
import type { EstimateStop } from './estimate-input.js';
import { inventoryOf } from './inventory.js';
import { stopColumns } from './stop-columns.js';

const columnsOf = (stops: EstimateStop[], index: number) => {
  const inventory = inventoryOf(stops, C);
  return stopColumns(stops[index] ?? {}, inventory, inventory.shares[index] ?? 0, C);
};
const load = (over: EstimateStop = {}): EstimateStop => ({
  workType: 'Load',
  locationType: 'Apartment',
  bedrooms: 2,
  floor: 1,
  distanceToDoor: 50,
  ...over,
});
const unload = (over: EstimateStop = {}): EstimateStop => load({ workType: 'Unload', ...over });

describe('columns of a stop', () => {
  it('start from the table for a Load stop [R-EST-4]', () => {
    expect(columnsOf([load({ numBoxes: 40 })], 0)).toEqual({
      forFurniture: 115,
      forWalking: 0,
      forStories: 0,
      forElevator: 0,
      forBoxes: 30,
    });
  });

  it('count each started 50 ft of walk beyond the first [R-EST-5]', () => {
    expect(columnsOf([load({ distanceToDoor: 51 })], 0).forWalking).toBe(10.35);
    expect(columnsOf([load({ distanceToDoor: 150 })], 0).forWalking).toBe(20.7);
  });

  it('count flights without an elevator, and an elevator once from the second floor [R-EST-5]', () => {
    expect(columnsOf([load({ floor: 3 })], 0)).toMatchObject({ forStories: 27.6, forElevator: 0 });
    expect(columnsOf([load({ floor: 9, hasElevator: true })], 0)).toMatchObject({
      forStories: 0,
      forElevator: 20.7,
    });
    expect(columnsOf([load({ floor: 1, hasElevator: true })], 0).forElevator).toBe(0);
  });

  it('count stories above the first in houses and town-homes [R-EST-5]', () => {
    const house = load({ locationType: 'House', sqft: 1800, stories: 3, floor: 7 });
    expect(columnsOf([house], 0)).toMatchObject({
      forFurniture: 200,
      forStories: 40,
      forElevator: 0,
    });
  });

  it('give an Unload stop the factor of its share of what was loaded [R-EST-4]', () => {
    expect(columnsOf([load(), unload({ bedrooms: 4 })], 1).forFurniture).toBe(86.25);
    expect(columnsOf([load(), unload(), unload()], 1).forFurniture).toBe(43.125);
  });

  it('fall back on the own table of an Unload stop, or on nothing', () => {
    expect(columnsOf([unload()], 0).forFurniture).toBe(86.25);
    expect(columnsOf([load({ locationType: 'Office' }), unload()], 1).forFurniture).toBe(86.25);
    expect(columnsOf([unload({ locationType: 'Other' })], 0).forFurniture).toBeNull();
  });

  it('load and unload at once at a LoadAndUnload stop [R-EST-4]', () => {
    expect(columnsOf([load({ workType: 'LoadAndUnload' })], 0).forFurniture).toBe(201.25);
  });

  it('are nothing at Packing and Hold stops, whatever is unknown there [R-EST-4]', () => {
    const nothing = {
      forFurniture: 0,
      forWalking: 0,
      forStories: 0,
      forElevator: 0,
      forBoxes: 0,
    };
    expect(columnsOf([{ workType: 'Packing', numBoxes: 10 }], 0)).toEqual(nothing);
    expect(columnsOf([{ workType: 'Hold', locationType: 'Condo', numBoxes: 10 }], 0)).toEqual(
      nothing,
    );
  });

  it('pass the loaded boxes to Unload stops that name none [R-EST-5]', () => {
    const stops = [
      load({ numBoxes: 40 }),
      load({ workType: 'LoadAndUnload', numBoxes: 100 }),
      unload(),
      unload({ numBoxes: 8 }),
    ];
    expect(columnsOf(stops, 1).forBoxes).toBe(75);
    expect(columnsOf(stops, 2).forBoxes).toBe(15);
    expect(columnsOf(stops, 3).forBoxes).toBe(6);
  });

  it('are N/A where what they need is missing [R-EST-6]', () => {
    expect(columnsOf([load({ distanceToDoor: null })], 0).forWalking).toBeNull();
    expect(columnsOf([load({ floor: null })], 0)).toMatchObject({
      forStories: null,
      forElevator: 0,
    });
    expect(columnsOf([load({ floor: null, hasElevator: true })], 0)).toMatchObject({
      forStories: 0,
      forElevator: null,
    });
    expect(
      columnsOf([load({ locationType: 'House', sqft: 900, stories: null })], 0).forStories,
    ).toBeNull();
    expect(columnsOf([load({ locationType: 'Office', numBoxes: 4 })], 0)).toEqual({
      forFurniture: null,
      forWalking: null,
      forStories: null,
      forElevator: null,
      forBoxes: 3,
    });
    expect(columnsOf([load({ workType: '' })], 0).forFurniture).toBeNull();
  });
});
