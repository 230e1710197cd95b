import { screen, waitFor, within } from '@testing-library/react';
import { refuse, standAt, type FakeApi } from '../../../testing';
import { at, T02 } from '../../../testing/given-day';
import { givenOption, givenPlace, givenProposal, PROPOSAL } from '../given-proposal.fixture';
import { address, drawer, LIST, ONE, openDesk, serveDesk } from './desk.fixture';

standAt(at('07:30'));

let server: FakeApi;
beforeEach(() => {
  server = serveDesk();
});
afterEach(() => server.restore());

const opened = async (): Promise<HTMLElement> => {
  await openDesk(PROPOSAL);
  await within(drawer()).findByRole('heading', { name: 'T01 is down all day.' });
  return drawer();
};

it('opens from the board with the proposals of the day, and closes by Escape [R-PLAN-30]', async () => {
  const { user } = await openDesk();
  expect(screen.queryByRole('complementary', { name: 'Plan desk' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Plan desk' }));
  expect(address()).toBe('day');
  const list = within(drawer()).getByRole('list', { name: 'Proposals of the day' });
  await user.click(await within(list).findByRole('button', { name: /T01 is down all day/ }));
  expect(address()).toBe(PROPOSAL);
  await within(drawer()).findByRole('tab', { name: 'Nobody is called' });
  await user.keyboard('{Escape}');
  expect(address()).toBe('');
  expect(screen.queryByRole('complementary', { name: 'Plan desk' })).toBeNull();
});

it('says what each way comes to against now, the steps and why not other trucks [R-PLAN-31]', async () => {
  const desk = await opened();
  expect(
    within(desk)
      .getAllByRole('tab')
      .map((tab) => tab.textContent),
  ).toEqual(['Nobody is called', 'Few calls', 'Only note it']);
  expect(desk).toHaveTextContent('1 moved · drive 2 h');
  expect(desk).toHaveTextContent('If only noted: 1 without a truck · 1 call · drive 1 h');
  const [first] = within(within(desk).getByRole('list', { name: 'Steps' })).getAllByRole(
    'listitem',
  );
  expect(first).toHaveTextContent('Gomez');
  expect(first).toHaveTextContent('T01');
  expect(first).toHaveTextContent('T02');
  expect(first).toHaveTextContent('T01 is down; T02 is free then.');
  expect(within(desk).getByText('Why not T05')).toBeInTheDocument();
  expect(desk).toHaveTextContent('T05: Ruiz is on it until 2 PM');
});

it('says how good a way is known to be [R-PLAN-31]', async () => {
  const later = { truck: T02, unassigned: false, start: '11:00', duration: 4 };
  const near = givenOption({
    ...{ no: 3, name: 'nothingLost', title: 'Nothing lost', bound: 96.4 },
    steps: [givenPlace({ to: later })],
  });
  const { options } = givenProposal();
  server.on(ONE, () => givenProposal({ options: [...options, near] }));
  const desk = await opened();
  const { userEvent } = await import('@testing-library/user-event');
  await userEvent.click(within(desk).getByRole('tab', { name: 'Few calls' }));
  expect(desk).toHaveTextContent('Proven best');
  await userEvent.click(within(desk).getByRole('tab', { name: 'Nothing lost' }));
  expect(desk).toHaveTextContent('Within 0.6 %');
});

it('shows how far a proposal is that is still worked out [R-PLAN-32]', async () => {
  server.on(ONE, () => givenProposal({ state: 'computing', progress: 40, options: [] }));
  const desk = await opened();
  expect(within(desk).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  expect(within(desk).getByRole('button', { name: 'Apply' })).toBeDisabled();
  expect(within(desk).getByRole('button', { name: 'Stop' })).toBeEnabled();
});

it('leads from one that is out of date to what took its place [R-PLAN-32]', async () => {
  const next = '65f000000000000000000b02';
  server.on(ONE, ({ path }) =>
    path.endsWith(next)
      ? givenProposal({ _id: next, words: 'T01 is down, again.' })
      : givenProposal({ state: 'stale', replacedBy: next }),
  );
  const desk = await opened();
  expect(desk).toHaveTextContent('Nothing of it was done. The day has changed since.');
  const { userEvent } = await import('@testing-library/user-event');
  await userEvent.click(within(desk).getByRole('button', { name: 'Go to the new proposal' }));
  expect(
    await within(drawer()).findByRole('heading', { name: 'T01 is down, again.' }),
  ).toBeVisible();
});

it('says why there is no way, and that a planner stopped [R-PLAN-32]', async () => {
  server.on(ONE, () =>
    givenProposal({
      kind: 'fix',
      options: [],
      words: 'No truck is free then.',
      now: { ...givenProposal().now, steps: [] },
    }),
  );
  await openDesk(PROPOSAL);
  expect(
    await within(drawer()).findByRole('heading', { name: 'No truck is free then.' }),
  ).toBeVisible();
  expect(within(drawer()).queryByRole('tab')).toBeNull();
  expect(drawer()).not.toHaveTextContent('No way is better than this.');
});

it('says against what a way is that nobody may only note [R-PLAN-31]', async () => {
  server.on(ONE, () => givenProposal({ now: { ...givenProposal().now, steps: [] } }));
  expect(await opened()).toHaveTextContent('If nothing else is done: 1 without a truck');
});

it('tells that one failed', async () => {
  const words = 'The planner stopped. Nothing was changed.';
  server.on(ONE, () => givenProposal({ state: 'failed', options: [], error: words }));
  await opened();
  expect(within(drawer()).getByText(words)).toBeVisible();
});

it('tells that one is gone, and leads to the others', async () => {
  server.on(ONE, refuse(404, 'NOT_FOUND', 'Proposal not found'));
  const { user } = await openDesk(PROPOSAL);
  await within(drawer()).findByText('This proposal is gone: someone discarded it.');
  await user.click(within(drawer()).getByRole('button', { name: 'Show the others' }));
  expect(address()).toBe('day');
});

it('names dispatch to people who do not dispatch [R-PLAN-30]', async () => {
  await openDesk(PROPOSAL, { roles: ['sales'] });
  expect(drawer()).toHaveTextContent('Ask dispatch');
  expect(screen.queryByRole('button', { name: 'Plan desk' })).toBeNull();
  expect(server.callsOf(ONE)).toHaveLength(0);
});

it('says how to get proposals where there are none', async () => {
  server.on(LIST, []);
  await openDesk('day');
  await waitFor(() => expect(drawer()).toHaveTextContent('Nothing was proposed for this day yet.'));
});
