import { screen } from '@testing-library/react';
import {
  FakeApi,
  givenEmployee,
  LEE,
  OKLAHOMA,
  renderApp,
  type Rendered,
  type RenderOptions,
} from '../../../testing';
import { DayPlanner } from './day-planner';
import { DAY, givenDay } from '../given-day.fixture';

export const ASSIGN = 'PUT /assignment/operation/:branch/:operation';
export const VIEW = 'GET /movemanager/day_view/:day/:branch';

/** A server that has the day of `given-day.fixture.ts`. */
export const serveDay = (): FakeApi =>
  new FakeApi()
    .on(VIEW, () => givenDay())
    .on('GET /employee', [
      givenEmployee(),
      givenEmployee({ _id: LEE, displayName: 'Lee P.', firstName: 'Lee' }),
    ])
    .on('GET /branch', []);

export const renderPlanner = (options: RenderOptions = { roles: ['manager'] }): Rendered =>
  renderApp(<DayPlanner branchId={OKLAHOMA} day={DAY} isProblem={() => false} />, options);

/** The planner once it shows its day. */
export async function openPlanner(options?: RenderOptions): Promise<Rendered> {
  const page = renderPlanner(options);
  await screen.findByRole('button', { name: /^Maria Gomez/ });
  return page;
}

export const row = (name: string): HTMLElement => screen.getByRole('group', { name });
export const gomez = (): HTMLElement => screen.getByRole('button', { name: /^Maria Gomez/ });
