import { describe, expect, it } from '@jest/globals';
import { BLANK_STOP } from '../domain/stop.js';
import { PHONE_STOP_FIELDS, stopFacts } from './stop-facts.js';
import { BOARD_STOP_FIELDS, wireNameOf } from './stop-fields.js';

const blank = { ...BLANK_STOP, items: [], typeOfWOrk: '' as const };

describe('the facts of a stop', () => {
  it('are none of a stop of which nothing is known', () => {
    expect(stopFacts(blank)).toEqual([]);
  });

  it('are said in a few words each', () => {
    const stop = {
      ...blank,
      typeOfWOrk: 'Load' as const,
      street: '1 Elm St',
      notes: 'Ring twice',
      isProblem: true,
      locationType: 'Apartment' as const,
      floor: 0,
      stories: 1,
      hasElevator: true,
      distanceToDoor: 60,
      parkingType: 'NoDrive' as const,
      zone: 'NW',
      gateCode: '4711#',
      dockName: 'North 2',
    };
    expect(stopFacts(stop)).toEqual([
      'Apartment',
      'floor 0',
      '1 story',
      'elevator',
      '60 ft from truck to door',
      'no driveway',
      'zone NW',
      'gate code 4711#',
      'dock North 2',
    ]);
    expect(stopFacts(stop, ['zone', 'locationType'])).toHaveLength(7);
  });

  it('are kept on phones, as the crew reads them there', () => {
    const shown = [...BOARD_STOP_FIELDS.map(wireNameOf), 'items'];
    expect([...PHONE_STOP_FIELDS].sort()).toEqual(shown.sort());
  });
});
