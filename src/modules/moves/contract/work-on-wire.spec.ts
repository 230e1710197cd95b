import { describe, expect, it } from '@jest/globals';
import { workInside, workOnWire } from './work-on-wire.js';

describe('the work of a stop', () => {
  it('is typeOfWOrk on the wire and workType inside', () => {
    expect(workOnWire({ workType: 'Load' })).toEqual({ typeOfWOrk: 'Load' });
    expect(workInside({ typeOfWOrk: 'Load', isPacking: true })).toEqual({
      workType: 'Load',
      isPacking: true,
    });
  });

  it('stays unsaid where a body does not say it', () => {
    expect(workInside<{ typeOfWOrk?: 'Load'; isPacking: boolean }>({ isPacking: true })).toEqual({
      workType: undefined,
      isPacking: true,
    });
  });
});
