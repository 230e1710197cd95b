import { act, screen, waitFor, within } from '@testing-library/react';
import { planningTopic } from '#modules/planning/contract/live.js';
import { live } from '../../../shared/realtime';
import {
  givenEmployee,
  OKLAHOMA,
  refuse,
  standAt,
  type FakeApi,
  type Rendered,
} from '../../../testing';
import { at, DAY, GOMEZ_MOVE, PARK, PARK_MOVE, T01, T02 } from '../../../testing/given-day';
import { GivenLive } from '../../../testing/given-live';
import {
  givenOption,
  givenPlace,
  givenProposal,
  givenTotals,
  PROPOSAL,
} from '../given-proposal.fixture';
import { address, APPLY, CREATE, drawer, ONE, openDesk, serveDesk } from './desk.fixture';

standAt(at('07:30'));

const TIME = 'PUT /assignment/operation/:branch/:operation/time';
const LONGER = givenPlace({
  from: { truck: T01, unassigned: false, start: '08:30', duration: 4 },
  to: { truck: T01, unassigned: false, start: '08:30', duration: 5 },
});
const was = { truck: T01, unassigned: false, start: '13:00', duration: 2 };
const park = { seq: 2, id: PARK_MOVE, customerId: PARK, name: 'Park', from: was };

/** Gomez takes an hour longer, into Park. */
const late = (change: Partial<ReturnType<typeof givenProposal>> = {}) =>
  givenProposal({
    cause: { late: { operation: GOMEZ_MOVE, end: '13:30' } },
    words: 'Gomez ends at 1:30 PM.',
    now: {
      ...givenTotals({ unserved: 1 }),
      steps: [LONGER, givenPlace({ ...park, to: { ...was, truck: null, unassigned: true } })],
    },
    options: [
      givenOption({ steps: [LONGER, givenPlace({ ...park, to: { ...was, truck: T02 } })] }),
      givenOption({
        no: 2,
        title: 'Few calls',
        steps: [LONGER, givenPlace({ ...park, call: true, to: { ...was, start: '14:00' } })],
      }),
    ],
    ...change,
  });

let server: FakeApi;
beforeEach(() => {
  sessionStorage.clear();
  server = serveDesk()
    .on(TIME, refuse(409, 'SLOT_TAKEN', 'There is another booking at that time.'))
    .on(CREATE, () => late())
    .on(ONE, () => late());
});
afterEach(() => server.restore());

async function refused(): Promise<{ page: Rendered; ways: HTMLElement }> {
  const page = await openDesk();
  await page.user.click(screen.getByRole('button', { name: /^Maria Gomez/ }));
  await page.user.click(await screen.findByRole('button', { name: '+1 h' }));
  return { page, ways: await screen.findByRole('region', { name: 'Ways' }) };
}

it('offers the ways out where an hour more was refused, each as one command, the first at hand [R-PLAN-40, R-PLAN-43]', async () => {
  const done = { by: 'Dana Reyes', at: at('07:31'), option: 1 };
  server.on(APPLY, () => ({ ...late({ state: 'applied', applied: done }), nounces: {} }));
  const { page, ways } = await refused();
  expect(server.callsOf(CREATE)[0]?.body).toMatchObject({
    kind: 'repair',
    cause: { late: { operation: GOMEZ_MOVE, end: '13:30' } },
  });
  expect(
    within(ways)
      .getAllByRole('button')
      .map((one) => one.textContent),
  ).toEqual(['Park to T02', 'Park 1 h later…', 'Longer, Park waits', 'Show on the board']);
  expect(within(ways).getByRole('button', { name: 'Park to T02' })).toHaveFocus();
  await page.user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Ways' })).toBeNull());
  expect(server.callsOf(APPLY)[0]?.body).toMatchObject({ option: 1, leaveOut: [] });
  expect(await screen.findByText('Applied: Park to T02')).toBeVisible();
  expect(address()).toBe('');
  // On the board and in the toast.
  await waitFor(() => {
    for (const undo of screen.getAllByRole('button', { name: 'Undo' })) expect(undo).toBeEnabled();
  });
});

it('says what each way changes before it is pressed, and each step to a pointer [R-PLAN-40]', async () => {
  const { page, ways } = await refused();
  const first = within(ways).getByRole('button', { name: 'Park to T02' });
  expect(first).toHaveAccessibleDescription('2 changes: Gomez 5 h, Park to T02');
  expect(within(ways).getByText('2 changes: Gomez 5 h, Park 2:00 PM')).toBeVisible();
  await page.user.hover(first);
  expect(await screen.findByRole('tooltip')).toHaveTextContent(
    /^Gomez: 4 h → 5 h\s+Park: T01 → T02$/,
  );
});

const WAITS = givenPlace({ ...park, to: { ...was, truck: null, unassigned: true } });

it('offers first, and at hand, what serves every job, and the same steps once [R-PLAN-40]', async () => {
  const [served] = late().options;
  const waits = givenOption({
    totals: givenTotals({ unserved: 1 }),
    // The search has reasons of its own.
    steps: [LONGER, { ...WAITS, reason: 'No truck is free then.' }],
  });
  const found = () => late({ options: [waits, { ...served!, no: 2, name: 'few' }] });
  const first = () => late({ state: 'computing', options: [waits] });
  server.on(CREATE, first).on(ONE, first);
  const given = new GivenLive(planningTopic(OKLAHOMA, DAY));
  given.attach();
  const { ways } = await refused();
  // While others are looked for, Enter does not leave Park without a truck.
  const noted = within(ways).getByRole('button', { name: 'Longer, Park waits' });
  expect(noted).not.toHaveFocus();
  expect(noted).toHaveAttribute('data-variant', 'default');
  server.on(ONE, () => ({ ...found(), version: 3 }));
  await waitFor(() => expect(given.isWatching).toBe(true));
  const news = { kind: 'proposal', proposalId: PROPOSAL, state: 'ready', version: 3 };
  given.changed(given.revision + 1, 'somebody', news);
  await waitFor(() =>
    expect(
      within(ways)
        .getAllByRole('button')
        .map((one) => one.textContent),
    ).toEqual(['Park to T02', 'Longer, Park waits', 'Show on the board']),
  );
  const taken = within(ways).getByRole('button', { name: 'Park to T02' });
  expect(taken).toHaveFocus();
  expect(taken).toHaveAttribute('data-variant', 'filled');
  act(() => live.detach());
});

it('says what was wrong, where the name of a way is that of others, too [R-PLAN-40]', async () => {
  const moved = ['A', 'B', 'C'].map((name, n) =>
    givenPlace({ ...park, seq: n + 2, id: `${n}`, name, to: { ...was, truck: T02 } }),
  );
  const wide = () => late({ options: [givenOption({ steps: [LONGER, ...moved] })] });
  const done = { by: 'Dana Reyes', at: at('07:31'), option: 1 };
  server
    .on(CREATE, wide)
    .on(ONE, wide)
    .on(APPLY, () => ({ ...wide(), state: 'applied', applied: done, nounces: {} }));
  const { page, ways } = await refused();
  await page.user.click(within(ways).getByRole('button', { name: 'Nobody is called' }));
  expect(await screen.findByText('Applied: Gomez ends at 1:30 PM, nobody is called')).toBeVisible();
});

it('opens the desk for a way of which a customer has to be asked [R-PLAN-40]', async () => {
  const { page, ways } = await refused();
  await page.user.click(within(ways).getByRole('button', { name: 'Park 1 h later…' }));
  expect(address()).toBe(PROPOSAL);
  expect(await within(drawer()).findByRole('tab', { name: 'Few calls' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  expect(server.callsOf(APPLY)).toHaveLength(0);
});

it('leaves the board to what it shows there, with the steps at hand [R-PLAN-40]', async () => {
  const { page, ways } = await refused();
  await page.user.click(within(ways).getByRole('button', { name: 'Show on the board' }));
  expect(address()).toBe(PROPOSAL);
  const steps = within(await within(drawer()).findByRole('list', { name: 'Steps' }));
  await waitFor(() => expect(steps.getAllByRole('checkbox')[0]).toHaveFocus());
  expect(screen.queryByRole('button', { name: '+1 h' })).toBeNull();
});

it('says why none is looked for', async () => {
  server.on(CREATE, refuse(422, 'NOT_LATE', 'That is not later than planned.'));
  const { user } = await openDesk();
  await user.click(screen.getByRole('button', { name: /^Maria Gomez/ }));
  await user.click(await screen.findByRole('button', { name: '+1 h' }));
  expect(await screen.findByText(/That is not later than planned/)).toBeVisible();
});

const NEXT = '65f000000000000000000b02';

it('says that oneself changed a step in another tab, and goes on to what comes instead [R-PLAN-40, R-PLAN-46]', async () => {
  const message = 'Dana Reyes changed 1 of these steps. A new proposal is on its way.';
  const steps = [{ seq: 2, by: 'Dana Reyes', at: at('07:31'), message: 'Park is on T02.' }];
  server
    .on('GET /employee', [
      givenEmployee({ _id: '65f000000000000000000001', displayName: 'Dana Reyes' }),
    ])
    .on(APPLY, refuse(409, 'PROPOSAL_STALE', message, { steps }));
  const { page, ways } = await refused();
  server.on(ONE, ({ path }) =>
    path.endsWith(NEXT)
      ? late({ _id: NEXT, state: 'computing', options: [], now: { ...givenTotals(), steps: [] } })
      : late({ state: 'stale', replacedBy: NEXT, version: 2 }),
  );
  await page.user.click(within(ways).getByRole('button', { name: 'Park to T02' }));
  const said = await screen.findByText(
    /^You changed 1 of these steps in another tab. A new proposal is on its way. /,
  );
  expect(said).not.toHaveTextContent('Reload');
  expect(await screen.findByText('Looking for ways…')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Park to T02' })).toBeNull();
});
