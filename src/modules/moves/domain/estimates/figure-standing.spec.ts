import { DEFAULT_CONSTANTS } from './estimate-constants.js';
import type { EstimateStop } from './estimate-input.js';
import {
  figureStanding,
  fittedFigures,
  suggestedFigures,
  type EnteredActivity,
} from './figure-standing.js';

const house = (workType: 'Load' | 'Unload', sqft = 3_500): EstimateStop => ({
  ...{ workType, locationType: 'House', sqft, stories: 1, distanceToDoor: 0 },
  ...{ numBoxes: 0, driveTime: 0.25 },
});
const DEFAULTS = { estHours: 4, numMovers: 2, truckCount: 1, minTime: 2.5 };
const NOBODY = { typed: [], fitted: {} };
const day = (change: Partial<EnteredActivity> = {}): EnteredActivity => ({
  ...DEFAULTS,
  ...{ locations: [house('Load'), house('Unload')], constants: DEFAULT_CONSTANTS },
  ...change,
});
const estimated = (of = day()): EnteredActivity => ({ ...of, ...suggestedFigures(of) });

describe('figures of an activity', () => {
  it('stand at defaults that nobody typed where the estimate says others [R-EST-23]', () => {
    const { defaults, stale, suggested } = figureStanding(day(), NOBODY);
    expect(defaults).toEqual(['estHours', 'numMovers', 'truckCount', 'minTime']);
    expect(stale).toEqual([]);
    expect(suggested).toMatchObject({ numMovers: 6, truckCount: 2 });
  });

  it('are nobody’s concern while no stop can be estimated, or once they are the estimate’s', () => {
    expect(figureStanding(day({ locations: [] }), NOBODY).defaults).toEqual([]);
    expect(figureStanding(estimated(), NOBODY)).toMatchObject({ defaults: [], stale: [] });
  });

  it('stay where a person decided them, also at the default [R-EST-23]', () => {
    const typed = ['estHours', 'numMovers', 'truckCount', 'minTime'] as const;
    expect(figureStanding(day(), { ...NOBODY, typed }).defaults).toEqual([]);
    const hours = figureStanding(day({ estHours: 9 }), NOBODY);
    expect(hours.defaults).not.toContain('estHours');
    expect(hours.suggested).toMatchObject({ estHours: 9, minTime: 6.75 });
  });

  it('are from before the change once a stop is another one [R-EST-23]', () => {
    const before = estimated();
    const smaller = { ...before, locations: [house('Load', 1_100), house('Unload', 1_100)] };
    const fitted = fittedFigures(before);
    const { stale, defaults } = figureStanding(smaller, { typed: [], fitted });
    expect(stale).toEqual(['estHours', 'numMovers', 'truckCount', 'minTime']);
    expect(defaults).toEqual([]);
    const own = { typed: ['numMovers'] as const, fitted };
    expect(figureStanding(smaller, own).stale).not.toContain('numMovers');
  });

  it('are from before the change beside hours and movers that a person typed [R-EST-23]', () => {
    const typed = ['estHours', 'numMovers'] as const;
    const small = day({ locations: [house('Load', 600), house('Unload', 600)], estHours: 4 });
    const taken = { ...small, ...figureStanding(small, { typed, fitted: {} }).suggested };
    const fitted = fittedFigures(taken, { typed });
    expect(Object.keys(fitted)).toEqual(['truckCount', 'minTime']);
    const longer = { ...taken, locations: [house('Load', 6_000), house('Unload', 6_000)] };
    const { stale, suggested } = figureStanding(longer, { typed, fitted });
    expect(stale).toEqual(['truckCount']);
    // The minimum is a part of the hours that were typed, whatever the stops.
    expect(suggested).toMatchObject({ estHours: 4, numMovers: 2, minTime: 3 });
    expect(figureStanding({ ...longer, ...suggested }, { typed, fitted }).stale).toEqual([]);
  });

  it('at their defaults are an estimate’s where one was taken', () => {
    const tiny = day({ locations: [house('Load', 300), house('Unload', 300)], estHours: 3 });
    const typed = ['estHours', 'numMovers'] as const;
    const taken = ['truckCount', 'minTime'] as const;
    expect(fittedFigures(tiny, { typed })).toEqual({});
    expect(Object.keys(fittedFigures(tiny, { typed, taken }))).toEqual(taken);
  });

  it('leave stops out as long as nobody decided the hours [R-EST-25]', () => {
    const office: EstimateStop = { ...house('Load'), locationType: 'Office' };
    const partly = day({ locations: [office, house('Unload')] });
    expect(figureStanding(partly, NOBODY).uncounted).toEqual([{ index: 0, lacks: null }]);
    const nothing = day({ locations: [office, { ...office, workType: 'Unload' }] });
    expect(figureStanding(nothing, NOBODY)).toMatchObject({
      ...{ suggested: null, isOpen: true },
      uncounted: [{ index: 0 }, { index: 1 }],
    });
    const decided = figureStanding(nothing, { ...NOBODY, typed: ['estHours'] });
    expect(decided).toMatchObject({ isOpen: false, uncounted: [] });
  });

  it('are from before the change once a worktime is typed, not once one is filled in', () => {
    const before = estimated();
    const fitted = fittedFigures(before);
    const [load, unload] = before.locations;
    const staleWith = (change: EstimateStop) =>
      figureStanding(
        { ...before, locations: [load!, { ...unload!, ...change }] },
        { typed: [], fitted },
      ).stale;
    expect(staleWith({ worktime: 20, worktimeTyped: false })).toEqual([]);
    expect(staleWith({ worktime: 20, worktimeTyped: true })).toContain('estHours');
  });

  it('are from before the change once a person chose another crew [R-EST-23]', () => {
    const before = estimated();
    const fitted = fittedFigures(before);
    const four = { ...before, numMovers: 4 };
    const { stale, suggested } = figureStanding(four, { typed: ['numMovers'], fitted });
    expect(stale).toContain('estHours');
    expect(stale).not.toContain('numMovers');
    expect(suggested).toMatchObject({ numMovers: 4 });
    expect(suggested!.estHours).toBeGreaterThan(before.estHours as number);
    const updated = { ...four, ...suggested };
    expect(figureStanding(updated, { typed: ['numMovers'], fitted }).stale).toEqual([]);
    expect(figureStanding(before, { typed: ['numMovers'], fitted }).stale).toEqual([]);
  });

  it('fit as before when only a drive became known [R-EST-23]', () => {
    const before = estimated();
    const [load, unload] = before.locations;
    const driven = { ...before, locations: [load!, { ...unload!, driveTime: 1.5 }] };
    expect(figureStanding(driven, { typed: [], fitted: fittedFigures(before) }).stale).toEqual([]);
  });

  it('at their defaults are no estimate that somebody took, though they fit for a moment', () => {
    const tiny = day({ locations: [house('Load', 300), house('Unload', 300)] });
    expect(suggestedFigures(tiny)).toMatchObject({ numMovers: 2, truckCount: 1 });
    expect(fittedFigures(tiny)).toEqual({});
  });
});
