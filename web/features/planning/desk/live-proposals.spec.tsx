import { act, screen, waitFor, within } from '@testing-library/react';
import { planningTopic, type ProposalChange } from '#modules/planning/contract/live.js';
import { live } from '../../../shared/realtime';
import { OKLAHOMA, refuse, standAt, type FakeApi } from '../../../testing';
import { at, DAY, GOMEZ_MOVE, PARK_MOVE } from '../../../testing/given-day';
import { GivenLive } from '../../../testing/given-live';
import { givenOption, givenPlace, givenProposal, PROPOSAL } from '../given-proposal.fixture';
import { APPLY, CREATE, DISCARD, drawer, ONE, openDesk, serveDesk } from './desk.fixture';
import { itAtNight } from '../../../../test/support/thorough';

standAt(at('07:30'));

let server: FakeApi;
let given: GivenLive;
beforeEach(() => {
  sessionStorage.clear();
  server = serveDesk();
  given = new GivenLive(planningTopic(OKLAHOMA, DAY));
  given.attach();
});
afterEach(() => {
  act(() => live.detach());
  server.restore();
});

let revision = 5;
function tell(change: Partial<ProposalChange>): void {
  const item = { kind: 'proposal', proposalId: PROPOSAL, state: 'computing', ...change };
  revision += 1;
  given.changed(revision, 'somebody', item);
}
const computing = (change: Partial<ReturnType<typeof givenProposal>> = {}) =>
  givenProposal({ state: 'computing', progress: 0, version: 1, options: [], ...change });

async function opened(): Promise<Awaited<ReturnType<typeof openDesk>>> {
  const page = await openDesk(PROPOSAL);
  await within(drawer()).findByRole('heading', { name: 'T01 is down all day.' });
  await waitFor(() => expect(given.isWatching).toBe(true));
  revision = given.revision;
  return page;
}

it('shows each way as soon as it is found, and applies it [R-PLAN-32]', async () => {
  server.on(ONE, () => computing());
  const { user } = await opened();
  const found = computing({ version: 2, progress: 25, options: [givenOption()] });
  server.on(ONE, () => found).on(APPLY, () => ({ ...found, state: 'applied', nounces: {} }));
  tell({ version: 2, progress: 25 });
  await user.click(await within(drawer()).findByRole('tab', { name: 'Nobody is called' }));
  expect(within(drawer()).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
  await user.click(within(drawer()).getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(server.callsOf(APPLY)[0]?.body).toMatchObject({ version: 2 }));
});

it('does not read again what it knows [R-PLAN-32]', async () => {
  await opened();
  const reads = server.callsOf(ONE).length;
  tell({ state: 'ready', version: 2, progress: 100 });
  tell({ state: 'stale', version: 3, progress: 100 });
  await waitFor(() => expect(server.callsOf(ONE).length).toBeGreaterThan(reads));
  expect(server.callsOf(ONE)).toHaveLength(reads + 1);
});

it('is gone where somebody else discards or stops it [R-PLAN-32]', async () => {
  server.on(ONE, () => computing());
  await opened();
  server.on(ONE, refuse(404, 'NOT_FOUND', 'Proposal not found'));
  tell({ version: 2 });
  expect(
    await within(drawer()).findByText('This proposal is gone: someone discarded it.'),
  ).toBeVisible();
  expect(within(drawer()).queryByRole('button', { name: 'Stop' })).toBeNull();
});

it('stops one that has found nothing yet [R-PLAN-32]', async () => {
  const { now } = givenProposal();
  server.on(ONE, () => computing({ now: { ...now, steps: [] } })).on(DISCARD, {});
  const { user } = await opened();
  await user.click(within(drawer()).getByRole('button', { name: 'Stop' }));
  const asked = await screen.findByRole('dialog', { name: 'Please Confirm' });
  await user.click(within(asked).getByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(server.callsOf(DISCARD)).toHaveLength(1));
});

it('discards one that failed [R-PLAN-32]', async () => {
  server.on(ONE, () => givenProposal({ state: 'failed', options: [] }));
  await opened();
  expect(within(drawer()).getByRole('button', { name: 'Discard' })).toBeEnabled();
});

describe('in the popup of a move', () => {
  const late = computing({ cause: { late: { operation: GOMEZ_MOVE, end: '13:30' } } });
  beforeEach(() => {
    server
      .on(
        'PUT /assignment/operation/:branch/:operation/time',
        refuse(409, 'SLOT_TAKEN', 'There is another booking at that time.'),
      )
      .on(CREATE, () => late)
      .on(ONE, () => late);
  });

  async function asked(): Promise<void> {
    const { user } = await openDesk();
    await user.click(screen.getByRole('button', { name: /^Maria Gomez/ }));
    await user.click(await screen.findByRole('button', { name: '+1 h' }));
    await screen.findByText('Looking for ways…');
    await waitFor(() => expect(given.isWatching).toBe(true));
    revision = given.revision;
  }

  itAtNight('ways show before the last one is found [R-PLAN-40]', async () => {
    await asked();
    server.on(ONE, () => ({ ...late, version: 2, options: [givenOption()] }));
    tell({ version: 2, progress: 25 });
    const ways = within(await screen.findByRole('region', { name: 'Ways' }));
    expect(ways.getByRole('button', { name: 'Show on the board' })).toBeVisible();
    expect(screen.getByText('Looking for ways…')).toBeVisible();
  });

  it.each([
    ['the first way has the focus once there is one', '+1 h', 'Gomez to T02'],
    ['the focus stays with whoever has gone on meanwhile', 'Pin', 'Pin'],
  ])('%s [R-PLAN-43]', async (_what, before, after) => {
    await asked();
    screen.getByRole('button', { name: before }).focus();
    const found = givenOption({ steps: [givenPlace({ id: PARK_MOVE })] });
    server.on(ONE, () => ({ ...late, version: 2, options: [found] }));
    tell({ version: 2, progress: 25 });
    await screen.findByRole('region', { name: 'Ways' });
    expect(screen.getByRole('button', { name: after })).toHaveFocus();
  });

  it('a planner that stopped is told [R-PLAN-40]', async () => {
    await asked();
    server.on(ONE, () => ({ ...late, version: 2, state: 'failed' as const }));
    tell({ state: 'failed', version: 2 });
    expect(await screen.findByText('The planner stopped. Nothing was changed.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Ways' })).toBeNull();
  });
});
