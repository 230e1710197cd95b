import { DEFAULT_CONSTANTS } from './estimate-constants.js';
import type { EstimateStop } from './estimate-input.js';
import {
  DEFAULT_ORIGINS,
  ESTIMATED_ORIGINS,
  originsAfter,
  originsAt,
  storedSources,
  type FigureOrigins,
} from './figure-origins.js';
import { figureStanding, suggestedFigures } from './figure-standing.js';

const DEFAULTS = { estHours: 4, numMovers: 2, truckCount: 1, minTime: 2.5 };
const stop = (workType: 'Load' | 'Unload', sqft: number): EstimateStop => ({
  ...{ workType, locationType: 'House', sqft, stories: 1, driveTime: 0.25 },
});
const day = (sqft: number, figureOrigins: FigureOrigins = ESTIMATED_ORIGINS) => {
  const locations = [stop('Load', sqft), stop('Unload', sqft)];
  const input = { ...DEFAULTS, locations, constants: DEFAULT_CONSTANTS, figureOrigins };
  return { ...input, ...suggestedFigures(input) };
};

describe('the origin of a figure', () => {
  const stored = { ...DEFAULTS, figureOrigins: DEFAULT_ORIGINS };

  it('stays where nothing is said and nothing is another', () => {
    expect(originsAfter(stored, {})).toEqual(DEFAULT_ORIGINS);
    expect(originsAfter(stored, stored)).toEqual(DEFAULT_ORIGINS);
  });

  it('is a person where another figure comes without a word [R-EST-27]', () => {
    const after = originsAfter(stored, { ...stored, estHours: 6, minTime: 2.5 });
    expect(after).toEqual({ ...DEFAULT_ORIGINS, estHours: 'person' });
  });

  it('is what is said, also of a figure that stays [R-EST-27]', () => {
    const figureOrigins = { ...ESTIMATED_ORIGINS, numMovers: 'person' } as const;
    expect(originsAfter(stored, { estHours: 12.5, figureOrigins })).toEqual(figureOrigins);
    const again = { ...stored, estHours: 12.5, figureOrigins };
    expect(originsAfter(again, { estHours: 9, figureOrigins }).estHours).toBe('estimate');
  });

  it('is an estimate of other stops once they changed, unless it says the same [R-EST-27]', () => {
    const before = day(3_500);
    const smaller = { ...before, locations: day(900).locations };
    expect(originsAt(before, smaller)).toMatchObject({
      estHours: 'outdated',
      truckCount: 'outdated',
    });
    expect(originsAt(before, before)).toBe(before.figureOrigins);
    expect(originsAt(before, { ...day(900) })).toEqual(ESTIMATED_ORIGINS);
    const typed = {
      ...smaller,
      figureOrigins: { ...ESTIMATED_ORIGINS, estHours: 'person' as const },
    };
    expect(originsAt(before, typed).estHours).toBe('person');
  });

  it('is an estimate of another crew once a person chose one, unless it says the same [R-EST-27]', () => {
    const before = day(3_500);
    const typed = { ...ESTIMATED_ORIGINS, numMovers: 'person' as const };
    const smaller = { ...before, numMovers: 4, figureOrigins: typed };
    expect(originsAt(before, smaller)).toMatchObject({ estHours: 'outdated', numMovers: 'person' });
    expect(originsAt(before, { ...before, figureOrigins: typed })).toEqual(typed);
    const updated = { ...smaller, ...suggestedFigures(smaller, { numMovers: 4 }) };
    expect(originsAt(before, updated)).toEqual(typed);
    const unsaid = { ...smaller, figureOrigins: ESTIMATED_ORIGINS };
    expect(originsAt(before, unsaid).estHours).toBe('outdated');
    const outdated = { ...smaller, figureOrigins: { ...typed, estHours: 'outdated' as const } };
    expect(originsAt(outdated, { ...before, figureOrigins: outdated.figureOrigins })).toEqual(
      typed,
    );
  });

  it('tells of a stored figure who decided it [R-EST-27]', () => {
    const outdated = { ...day(3_500), locations: day(900).locations };
    const standing = (figureOrigins: FigureOrigins) =>
      figureStanding(outdated, storedSources({ ...outdated, figureOrigins }));
    expect(standing({ ...DEFAULT_ORIGINS, estHours: 'outdated' }).stale).toEqual(['estHours']);
    expect(standing({ ...DEFAULT_ORIGINS, estHours: 'person' }).stale).toEqual([]);
    expect(standing(ESTIMATED_ORIGINS).stale).toEqual([]);
  });
});
