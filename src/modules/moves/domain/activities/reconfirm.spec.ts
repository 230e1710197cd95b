import { describe, expect, it } from '@jest/globals';
import { type ConfirmedActivity, requiresReconfirmation } from './reconfirm.js';

const activity: ConfirmedActivity = {
  _id: 'a',
  activityDay: '2026-11-21',
  truckCount: 1,
  estTotalCost: 65_000,
  locations: [
    { street: '1200 N Walker Ave', unit: '4', city: 'Oklahoma City', state: 'OK', zip: '73103' },
  ],
  operations: [{ date: '2026-11-21T14:30:00Z' }, { date: '2026-11-21T15:30:00Z' }],
};
const asks = (over: Partial<ConfirmedActivity>): boolean =>
  requiresReconfirmation([activity], [{ ...activity, ...over }]);

describe('reconfirmation', () => {
  it('is asked for what the customer was told [R-MOVE-16]', () => {
    expect(asks({ activityDay: '2026-11-22' })).toBe(true);
    expect(asks({ operations: [{ date: '2026-11-21T14:45:00Z' }] })).toBe(true);
    expect(asks({ locations: [{ ...activity.locations[0], street: '1201 N Walker Ave' }] })).toBe(
      true,
    );
    expect(
      asks({ locations: [{ ...activity.locations[0], street: '1200 N Walker Ave4', unit: '' }] }),
    ).toBe(true);
    expect(asks({ locations: [] })).toBe(true);
    const later = activity.operations.map(() => ({ date: '2026-11-21T16:00:00Z' }));
    expect(asks({ operations: later })).toBe(true);
    expect(asks({ truckCount: 2 })).toBe(true);
    expect(asks({ estTotalCost: 65_001 })).toBe(true);
    expect(requiresReconfirmation([activity], [])).toBe(true);
    expect(requiresReconfirmation([activity], [activity, { ...activity, _id: 'b' }])).toBe(true);
  });

  it('looks at the arrival window instead of the start, while it holds the start [R-MOVE-18]', () => {
    const window = { from: '2026-11-21T14:00:00Z', to: '2026-11-21T17:00:00Z' };
    const at = (clock: string, arrivalWindow: typeof window | null = window) => [
      { ...activity, operations: [{ date: `2026-11-21T${clock}:00Z`, arrivalWindow }] },
    ];
    const asksFrom = (before: ConfirmedActivity[], after: ConfirmedActivity[]) =>
      requiresReconfirmation(before, after);
    expect(asksFrom(at('14:30'), at('16:45'))).toBe(false);
    expect(asksFrom(at('14:00'), at('17:00'))).toBe(false);
    expect(asksFrom(at('14:30'), at('17:15'))).toBe(true);
    expect(asksFrom(at('17:15'), at('17:30'))).toBe(true);
    expect(asksFrom(at('14:30'), at('14:30', { ...window, to: '2026-11-21T16:00:00Z' }))).toBe(
      true,
    );
    expect(asksFrom(at('14:30', null), at('14:30'))).toBe(true);
    expect(asksFrom(at('17:15', null), at('17:15'))).toBe(false);
  });

  it('is not asked for anything else [R-MOVE-16]', () => {
    expect(asks({})).toBe(false);
    expect(asks({ operations: [...activity.operations].reverse() })).toBe(false);
    expect(
      asks({ operations: activity.operations.map(({ date }) => ({ date: new Date(date) })) }),
    ).toBe(false);
    expect(asks({ notes: 'gate 7' } as Partial<ConfirmedActivity>)).toBe(false);
    const padded = { ...activity.locations[0], city: ' Oklahoma City ' };
    expect(asks({ locations: [padded] })).toBe(false);
    const nowhere = { ...activity, locations: [{ street: null, unit: undefined }] };
    const blank = { ...activity, locations: [{ street: '', zip: '' }] };
    expect(requiresReconfirmation([nowhere], [blank])).toBe(false);
    const other = { ...activity, _id: 'b' };
    expect(requiresReconfirmation([activity, other], [other, activity])).toBe(false);
  });
});
