import { screen } from '@testing-library/react';
import { FakeApi, givenBranch, OKLAHOMA, renderApp, type Rendered } from '../../../testing';
import { DayPlanner } from '../day/day-planner';
import { ANA, BO, DAY, givenDay, T01, T02 } from '../given-day.fixture';

/** A server with the day, for a person who has the crews in view. */
export function serveCrews(): FakeApi {
  localStorage.setItem('emma.board.crew', 'shown');
  return new FakeApi()
    .on('GET /movemanager/day_view/:day/:branch', () => givenDay())
    .on('GET /employee', [])
    .on('GET /branch', [givenBranch()]);
}

/** The board of the day with its crews beside it. */
export const openCrews = async (): Promise<Rendered> => {
  const page = renderApp(<DayPlanner branchId={OKLAHOMA} day={DAY} isProblem={() => false} />, {
    roles: ['manager'],
  });
  await screen.findByRole('complementary', { name: 'Crew' });
  return page;
};

export const rowOf = (name: string): HTMLElement => screen.getByRole('group', { name });

/** Takes somebody up by keys. */
export const lift = async ({ user }: Rendered, name: RegExp): Promise<void> => {
  screen.getByRole('button', { name }).focus();
  await user.keyboard('{Enter}');
};

export const CY = '65f000000000000000000e03';
/** Ana and Bo on the first truck, Cy on the second. */
export const crewed = () => {
  const view = givenDay();
  const people = view.movers.filter(({ _id }) => _id === ANA);
  view.movers.push(
    ...people.map((ana) => ({ ...ana, _id: CY, firstName: 'Cy', displayName: 'Cy' })),
  );
  view.assignment.movers = [
    { mover: ANA, truck: T01, position: 0 },
    { mover: BO, truck: T01, position: 1 },
    { mover: CY, truck: T02, position: 0 },
  ];
  return view;
};

/** Takes somebody up and puts them down by keys. */
export const puts = async (page: Rendered, name: RegExp, place: string): Promise<void> => {
  await lift(page, name);
  screen.getByRole('button', { name: place }).focus();
  await page.user.keyboard('{Enter}');
};
