import type { FigureStanding } from '#modules/moves/contract/estimating.js';
import { figureQuestion } from './figure-question';

const ENTERED = { estHours: 4, numMovers: 2, truckCount: 1, minTime: 2.5 };
const UNKNOWN: FigureStanding = {
  ...{ suggested: null, defaults: [], stale: [], isOpen: true, uncounted: [] },
};

describe('what is asked about the figures of a day', () => {
  it('is whether the form’s defaults are meant where no location says how long it takes [R-EST-24]', () => {
    expect(figureQuestion(ENTERED, UNKNOWN)).toEqual({
      title: 'Nobody decided these figures',
      words: [
        '4 h and 2 movers are the form’s defaults.',
        'No location says yet how long it takes.',
      ],
      isOff: false,
      keepLabel: 'Keep 4 h',
      typeLabel: 'Add an address',
    });
  });

  it('is nothing once somebody decided the hours', () => {
    expect(figureQuestion(ENTERED, { ...UNKNOWN, isOpen: false })).toBeNull();
  });
});
