import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { CheckedView, ProposalView } from '#modules/planning/contract/proposal.view.js';
import { refuse, standAt, type FakeApi, type Rendered } from '../../../testing';
import { at, GOMEZ, GOMEZ_MOVE, T02 } from '../../../testing/given-day';
import { givenProposal, givenTotals, PROPOSAL } from '../given-proposal.fixture';
import {
  address,
  APPLY,
  CHECK,
  DISCARD,
  drawer,
  ONE,
  openDesk,
  serveDesk,
  UNDO,
  VIEW,
} from './desk.fixture';

standAt(at('07:30'));

const applied = (option = 1) =>
  givenProposal({
    state: 'applied',
    version: 3,
    applied: { by: 'Dana Reyes', at: '2026-11-21T14:05:00.000Z', option },
  });
const undone = (change: Partial<ProposalView> = {}) =>
  givenProposal({ state: 'undone', version: 4, ...change });
const TAKEN_BACK = { by: 'Nora Quill', at: '2026-11-21T14:20:00.000Z' };

let server: FakeApi;
beforeEach(() => {
  sessionStorage.clear();
  server = serveDesk()
    .on(APPLY, () => ({ ...applied(), nounces: { [GOMEZ]: '8' } }))
    .on(UNDO, () => undone());
});
afterEach(() => server.restore());

const opened = async (): Promise<Rendered> => {
  const page = await openDesk(PROPOSAL);
  await within(drawer()).findByRole('heading', { name: 'T01 is down all day.' });
  return page;
};
const step = (n: number): HTMLElement =>
  within(within(drawer()).getByRole('list', { name: 'Steps' })).getAllByRole('checkbox')[n - 1]!;

it('draws the old place hollow and the new one solid, without what is left out [R-PLAN-33]', async () => {
  const { user, container } = await opened();
  const block = screen.getByRole('button', { name: /^Maria Gomez/ });
  expect(block).toHaveAttribute('data-leaves', 'true');
  const place = container.querySelector(`[data-row="${T02}"] [data-preview="${GOMEZ_MOVE}"]`);
  expect(place).toHaveTextContent('Gomez');
  server.on<CheckedView>(CHECK, { totals: givenTotals(), problems: [] });
  await user.click(step(1));
  expect(block).toHaveAttribute('data-leaves', 'false');
  expect(container.querySelector('[data-preview]')).toBeNull();
});

it('shows the card of a block only to a pointer that rests on it while steps are drawn [R-BOARD-27]', async () => {
  await opened();
  jest.useFakeTimers();
  const block = screen.getByRole('button', { name: /^Maria Gomez/ });
  fireEvent.pointerOver(block);
  await act(() => jest.advanceTimersByTimeAsync(600));
  expect(screen.queryByRole('tooltip')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(screen.getByRole('tooltip')).toHaveTextContent('Maria Gomez');
  jest.useRealTimers();
});

it('checks what is left without a step, and says what it needs [R-PLAN-34]', async () => {
  const problem = { seq: 2, code: 'STEPS_DEPEND', message: 'Step 2 needs step 1.' };
  server.on<CheckedView>(CHECK, {
    totals: givenTotals({ moved: 0, unserved: 1, drive: 60 }),
    problems: [problem],
  });
  const { user } = await opened();
  await waitFor(() => expect(step(1)).toHaveFocus());
  await user.keyboard(' ');
  expect(await within(drawer()).findByText('Step 2 needs step 1.')).toBeVisible();
  expect(drawer()).toHaveTextContent('1 without a truck · drive 1 h');
  expect(server.callsOf(CHECK)[0]?.body).toEqual({ option: 1, leaveOut: [1] });
  expect(within(drawer()).getByRole('button', { name: 'Apply' })).toBeDisabled();
});

it('keeps what is left out while another way is looked at [R-PLAN-34]', async () => {
  server.on<CheckedView>(CHECK, { totals: givenTotals(), problems: [] });
  const { user } = await opened();
  await user.click(step(1));
  await user.click(within(drawer()).getByRole('tab', { name: 'Few calls' }));
  expect(step(1)).toBeChecked();
  await user.click(within(drawer()).getByRole('tab', { name: 'Nobody is called' }));
  expect(step(1)).not.toBeChecked();
});

it('goes through the steps by J and K, and applies by Enter [R-PLAN-35]', async () => {
  const { user } = await opened();
  await waitFor(() => expect(step(1)).toHaveFocus());
  await user.keyboard('j');
  expect(step(2)).toHaveFocus();
  await user.keyboard('k');
  expect(step(1)).toHaveFocus();
  server.on(ONE, () => applied());
  const reads = server.callsOf(VIEW).length;
  await user.keyboard('{Enter}');
  expect(await within(drawer()).findByRole('button', { name: 'Undo all of it' })).toBeVisible();
  expect(server.callsOf(APPLY)[0]?.body).toEqual({
    option: 1,
    version: 2,
    leaveOut: [],
    agreed: {},
  });
  await waitFor(() => expect(server.callsOf(VIEW).length).toBeGreaterThan(reads));
});

it('is one act of the board, which Undo takes back [R-PLAN-35]', async () => {
  const { user } = await opened();
  server.on(ONE, () => applied());
  await user.click(within(drawer()).getByRole('button', { name: 'Apply' }));
  await within(drawer()).findByRole('button', { name: 'Undo all of it' });
  const takenBack = () => undone({ undone: TAKEN_BACK });
  server.on(UNDO, takenBack).on(ONE, takenBack);
  await user.keyboard('{Control>}z{/Control}');
  expect(await within(drawer()).findByRole('button', { name: 'Apply again' })).toBeVisible();
  expect(drawer()).toHaveTextContent('Taken backNora Quill, 8:20 AM');
  expect(server.callsOf(UNDO)).toHaveLength(1);
  server.on(ONE, () => applied());
  await user.keyboard('{Control>}y{/Control}');
  await within(drawer()).findByRole('button', { name: 'Undo all of it' });
  expect(server.callsOf(APPLY)[1]?.body).toMatchObject({ version: 4 });
});

it('stays the act that Undo takes back while a colleague has changed some of it [R-PLAN-12]', async () => {
  const { user } = await opened();
  server.on(ONE, () => applied());
  await user.click(within(drawer()).getByRole('button', { name: 'Apply' }));
  await within(drawer()).findByRole('button', { name: 'Undo all of it' });
  const said = 'Dana changed 1 of these steps since.';
  server.on(UNDO, refuse(409, 'PROPOSAL_CHANGED', said, { steps: [] }));
  await user.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText(said, { exact: false })).toBeVisible();
  server.on(UNDO, () => undone()).on(ONE, () => undone());
  await user.keyboard('{Control>}z{/Control}');
  expect(await within(drawer()).findByRole('button', { name: 'Apply again' })).toBeVisible();
  expect(server.callsOf(UNDO)).toHaveLength(2);
});

it('says who took back meanwhile what Undo is to take back, and goes on to the act before [R-PLAN-35]', async () => {
  const { user } = await opened();
  await user.click(within(drawer()).getByRole('button', { name: 'Apply' }));
  await within(drawer()).findByRole('button', { name: 'Undo all of it' });
  const said = 'Nora Quill took this proposal back at 8:20 AM.';
  server.on(UNDO, refuse(409, 'PROPOSAL_STATE', said));
  server.on(ONE, () => undone({ undone: TAKEN_BACK }));
  await user.keyboard('{Control>}z{/Control}');
  const told = await screen.findByText(said, { exact: false });
  expect(told).toHaveTextContent(`${said} The plan desk shows it as it is now.`);
  expect(told).not.toHaveTextContent('Reload');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled());
});

it('says who made what was taken back where nobody noted who did that', async () => {
  server.on(ONE, () => undone());
  await opened();
  expect(drawer()).toHaveTextContent(/Taken backMade by Dana Reyes, /);
});

it('takes back what was applied elsewhere, too', async () => {
  server.on(ONE, () => applied());
  const { user } = await opened();
  server.on(ONE, () => undone());
  await user.click(within(drawer()).getByRole('button', { name: 'Undo all of it' }));
  expect(await within(drawer()).findByRole('button', { name: 'Apply again' })).toBeVisible();
  expect(server.callsOf(UNDO)).toHaveLength(1);
});

it('asks how a customer agreed to a start outside of what was promised, and Enter there goes on [R-PLAN-35, R-PLAN-36]', async () => {
  const { user } = await opened();
  await user.click(within(drawer()).getByRole('tab', { name: 'Few calls' }));
  const calls = within(within(drawer()).getByRole('region', { name: 'Calls' }));
  expect(calls.getByText('Maria Gomez')).toBeVisible();
  expect(calls.getByRole('link', { name: '(405) 555-0100' })).toHaveAttribute(
    'href',
    expect.stringContaining('tel:'),
  );
  await user.click(within(drawer()).getByRole('button', { name: 'Apply' }));
  expect(server.callsOf(APPLY)).toHaveLength(0);
  const words = calls.getByRole('textbox', { name: 'Agreed to 9:30 AM' });
  expect(words).toHaveFocus();
  expect(calls.getByText(/^Note how they agreed/)).toBeVisible();
  await user.type(words, 'yes on the phone');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(server.callsOf(APPLY)).toHaveLength(1));
  expect(server.callsOf(APPLY)[0]?.body).toMatchObject({
    option: 2,
    agreed: { 1: 'yes on the phone' },
  });
});

it('says why it was refused, and shows what has become of it', async () => {
  const said = 'Dana changed 1 of these steps. A new proposal is on its way.';
  server.on(APPLY, refuse(409, 'PROPOSAL_STALE', said, { steps: [] }));
  const { user } = await opened();
  server.on(ONE, () => givenProposal({ state: 'stale', version: 3 }));
  await user.click(within(drawer()).getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(drawer()).toHaveTextContent('Out of date'));
  expect(drawer()).toHaveTextContent(said);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled());
});

it('discards after a question, and shows the others', async () => {
  server.on(DISCARD, {});
  const { user } = await opened();
  await user.click(within(drawer()).getByRole('button', { name: 'Discard' }));
  const asked = await screen.findByRole('dialog', { name: 'Please Confirm' });
  expect(asked).toHaveTextContent('Nothing of it was done.');
  await user.click(within(asked).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(address()).toBe('day'));
});

it.each([
  [undone({ undone: TAKEN_BACK }), /applied, and Nora Quill took all of it back at 8:20 AM\.$/],
  [undone(), /applied, and all of it was taken back\.$/],
  [
    givenProposal({ state: 'stale', undone: TAKEN_BACK }),
    /applied, and Nora Quill took all of it back at 8:20 AM\.$/,
  ],
])('says of one that was applied and taken back what is discarded', async (proposal, words) => {
  server.on(ONE, () => proposal);
  const { user } = await opened();
  expect(drawer()).not.toHaveTextContent('Nothing of it was done');
  await user.click(within(drawer()).getByRole('button', { name: 'Discard' }));
  const asked = await screen.findByRole('dialog', { name: 'Please Confirm' });
  expect(within(asked).getByText(words)).toBeVisible();
});
