import { screen } from '@testing-library/react';
import type { ActualRowView, ActualsView } from '#modules/actuals/contract/actual.view.js';
import {
  FakeApi,
  givenActual,
  givenBranch,
  givenHomeBranch,
  OKLAHOMA,
  renderApp,
  standAt,
} from '../../../testing';
import ClosingPage from './closing-page';

/** Closing on the day after one with three jobs: one complete, one with an assumed end, one without times. */
export const DAY = '2026-11-21';
export const at = (clock: string): string => new Date(`${DAY}T${clock}:00-06:00`).toISOString();
export const LIST = 'GET /actuals';
export const SAVE = 'PUT /actuals/:operation';

const row = (n: number, change: Partial<ActualRowView> = {}): ActualRowView => ({
  ...givenActual({ operation: `${n}`.repeat(24) }),
  ...{ day: DAY, truckName: `T0${n}`, customerId: `${n}`.repeat(24) },
  customerName: `Customer ${n}`,
  promised: { from: at('08:30'), to: at('08:45') },
  kept: null,
  planned: { start: at('08:30'), end: at('12:30'), hours: 4 },
  ...{ difference: null, doubt: null },
  ...change,
});
export const complete = row(1, {
  started: at('08:30'),
  finished: at('12:30'),
  ...{ clockHours: 4, difference: 0, kept: true },
  version: 2,
});
export const assumed = row(2, {
  ...{ started: at('08:40'), finished: at('12:40'), assumed: ['finished'], source: 'assumed' },
  version: 1,
});
export const unknown = row(3);
export const list = (...rows: ActualRowView[]): ActualsView => ({
  rows,
  complete: 1,
  total: rows.length,
  kept: { kept: 1, judged: 1 },
});

/** A server for each test of the file, which ends with it. */
export function givenClosing(): { api: FakeApi } {
  standAt('2026-11-22T18:00:00Z');
  const given = {} as { api: FakeApi };
  beforeEach(() => {
    givenHomeBranch(OKLAHOMA);
    given.api = new FakeApi()
      .on('GET /branch', [givenBranch()])
      .on<ActualsView>(LIST, list(complete, assumed, unknown));
  });
  afterEach(() => given.api.restore());
  return given;
}

export const open = () =>
  renderApp(<ClosingPage />, {
    at: `/emma/move/closing?day=${DAY}`,
    path: '/emma/move/closing',
    roles: ['manager'],
  });
export const field = (name: string): Promise<HTMLElement> => screen.findByRole('textbox', { name });
