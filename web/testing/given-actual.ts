import type { ActualView } from '#modules/actuals/contract/actual.view.js';

/** How a job went of which nothing is known yet. */
export const givenActual = (change: Partial<ActualView> = {}): ActualView => ({
  operation: '65f0000000000000000000a1',
  activity: '65f0000000000000000000b1',
  version: 0,
  state: 'none',
  leftYard: null,
  started: null,
  finished: null,
  backYard: null,
  movers: 2,
  breakMinutes: 0,
  extraMinutes: 0,
  extraNote: '',
  exceptional: false,
  exceptionalWhy: null,
  assumed: [],
  source: 'none',
  clockHours: null,
  question: null,
  ...change,
});
