import { describe, expect, it } from '@jest/globals';
import { DEFAULT_DAY_PLANNING } from '#modules/branches/contract/planning.js';
import { freshActivity } from '../domain/changes/fresh-activity.js';
import { historyChanges, initialMoveFields } from './history-changes.js';
import { blankStop } from '../domain/changes/changed-stop.js';
import type { Customer } from '../domain/customer.js';
import type { Move } from '../domain/move.js';

const branch = {
  ...{ id: 'b', name: 'b', timezone: 'America/Chicago', latitude: null, longitude: null },
  planning: DEFAULT_DAY_PLANNING,
};
const activity = freshActivity({
  branch,
  activityDay: '2027-03-10',
  created: new Date('2027-01-01T00:00:00Z'),
  version: 1,
});
const state = (customer: object, activities = [activity]): Move => ({
  customer: { id: 'c', version: 1, ...customer } as Customer,
  branch,
  activities,
});

describe('what the history says of a write', () => {
  it('names fields as the wire does, with money in dollars', () => {
    const before = state({ firstName: 'Maria', rateCents: 5500, version: 1 });
    const after = state({ firstName: 'Ana', rateCents: 6250, version: 2 });
    expect(historyChanges(before, after)).toEqual([
      { field: 'firstName', before: 'Maria', after: 'Ana' },
      { field: 'move.meta.rate', before: 55, after: 62.5 },
    ]);
  });

  it('leaves out what the server looked up or counted', () => {
    const location = blankStop();
    const before = state({}, [{ ...activity, locations: [location] }]);
    const looked = { ...location, zone: 'NW', zoneFeeCents: 4500, isProblem: true };
    const after = state({}, [{ ...activity, changedVersion: 9, locations: [looked] }]);
    expect(historyChanges(before, after)).toEqual([]);
  });

  it('lists fields of known stops, and whole entries that were added or removed', () => {
    const location = { ...blankStop(), id: 'stop' };
    const [operation] = activity.operations;
    const before = state({}, [{ ...activity, locations: [location] }]);
    const after = state({}, [
      {
        ...activity,
        locations: [{ ...location, workType: 'Load', street: 'Walker Ave' }],
        operations: [],
      },
    ]);
    const at = `move.activities.${activity.id}`;
    expect(historyChanges(before, after)).toMatchObject([
      { field: `${at}.locations.stop.typeOfWOrk`, before: '', after: 'Load' },
      { field: `${at}.locations.stop.street`, before: '', after: 'Walker Ave' },
      { field: `${at}.operations.${operation?.id}`, before: { duration: 4 }, after: null },
    ]);
  });

  it('names what a new customer begins with, its stops and operations as wholes [R-CALL-6]', () => {
    const created = state({ firstName: 'Ana', rateCents: 6250 }, [
      { ...activity, locations: [{ ...blankStop(), id: 'stop', street: 'Walker Ave' }] },
    ]);
    const at = `move.activities.${activity.id}`;
    expect(initialMoveFields(created)).toMatchObject({
      firstName: 'Ana',
      'move.meta.rate': 62.5,
      [at]: { activityDay: '2027-03-10' },
      [`${at}.locations.stop`]: { street: 'Walker Ave', position: 0 },
      [`${at}.operations.${activity.operations[0]?.id}`]: { duration: 4 },
    });
  });

  it('says nothing of an arrival window or a direct drive that an operation begins without', () => {
    const told = initialMoveFields(state({}, [activity]));
    const operation =
      told[`move.activities.${activity.id}.operations.${activity.operations[0]?.id}`];
    expect(operation).toBeDefined();
    for (const name of ['arrivalWindow', 'follows', 'followedBy']) {
      expect(operation).not.toHaveProperty(name);
    }
  });
});
