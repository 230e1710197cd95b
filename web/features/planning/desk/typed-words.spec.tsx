import { act, screen, waitFor, within } from '@testing-library/react';
import type { CheckedView } from '#modules/planning/contract/proposal.view.js';
import { refuse, standAt, type FakeApi, type Rendered } from '../../../testing';
import { at, givenDay } from '../../../testing/given-day';
import { givenProposal, givenTotals, PROPOSAL } from '../given-proposal.fixture';
import { address, APPLY, CHECK, drawer, ONE, openDesk, serveDesk, VIEW } from './desk.fixture';
import { itAtNight } from '../../../../test/support/thorough';

standAt(at('07:30'));

let server: FakeApi;
beforeEach(() => {
  sessionStorage.clear();
  server = serveDesk();
});
afterEach(() => server.restore());

const tab = (name: string): HTMLElement => within(drawer()).getByRole('tab', { name });
const words = (): HTMLElement =>
  within(drawer()).getByRole('textbox', { name: 'Agreed to 9:30 AM' });

async function typed(): Promise<Rendered> {
  const page = await openDesk(PROPOSAL);
  await page.user.click(await within(drawer()).findByRole('tab', { name: 'Few calls' }));
  await page.user.type(words(), 'yes on the phone');
  return page;
}

itAtNight(
  'keeps how a customer agreed while other ways and proposals are looked at [R-PLAN-36]',
  async () => {
    const { user } = await typed();
    await user.click(tab('Nobody is called'));
    await user.click(tab('Few calls'));
    expect(words()).toHaveValue('yes on the phone');
    await user.click(within(drawer()).getByRole('button', { name: 'All proposals of the day' }));
    await user.click(await within(drawer()).findByRole('button', { name: /T01 is down all day/ }));
    await user.click(await within(drawer()).findByRole('tab', { name: 'Few calls' }));
    expect(words()).toHaveValue('yes on the phone');
  },
);

it('asks before it closes over what is typed [R-PLAN-36]', async () => {
  const { user } = await typed();
  await user.keyboard('{Escape}');
  const asked = await screen.findByRole('dialog', { name: 'Close without applying?' });
  await user.click(within(asked).getByRole('button', { name: 'Stay' }));
  expect(words()).toHaveValue('yes on the phone');
  await user.click(within(drawer()).getByRole('button', { name: 'Close the plan desk' }));
  const again = await screen.findByRole('dialog', { name: 'Close without applying?' });
  await user.click(within(again).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(address()).toBe(''));
});

itAtNight('closes unasked where nothing is typed anymore [R-PLAN-36]', async () => {
  const { user } = await typed();
  await user.clear(words());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(address()).toBe(''));
});

it('applies by Enter only what the button would apply [R-PLAN-35]', async () => {
  const problem = { seq: 2, code: 'STEPS_DEPEND', message: 'Step 2 needs step 1.' };
  server.on<CheckedView>(CHECK, { totals: givenTotals(), problems: [problem] });
  const { user } = await openDesk(PROPOSAL);
  const steps = within(await within(drawer()).findByRole('list', { name: 'Steps' }));
  const [first, second] = steps.getAllByRole('checkbox');
  await waitFor(() => expect(first).toHaveFocus());
  await user.keyboard(' ');
  await within(drawer()).findByText('Step 2 needs step 1.');
  await user.keyboard('{Enter}');
  server.on<CheckedView>(CHECK, { totals: givenTotals(), problems: [] });
  await user.click(second!);
  await user.keyboard('{Enter}');
  expect(server.callsOf(APPLY)).toHaveLength(0);
});

it('asks before the board is left over what is typed, not on another day of it [R-PLAN-36]', async () => {
  // No move without a truck keeps anybody there.
  server.on(VIEW, () => givenDay({ customers: givenDay().customers.slice(0, 1) }));
  const { router } = await typed();
  await act(() => router.navigate('/emma/move/2026-11-22'));
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(() => router.navigate('/emma/customers'));
  const asked = await screen.findByRole('dialog', { name: 'Leave this page?' });
  expect(asked).toHaveTextContent('How a customer agreed is typed on the plan desk');
});

const NEXT = '65f000000000000000000b02';
const stale = { steps: [{ seq: 1, by: 'Lee P.', at: at('07:31'), message: 'Gomez is off.' }] };

it('keeps how a customer agreed over a refusal, and asks nothing once it went with what came instead [R-PLAN-36]', async () => {
  const { user } = await typed();
  server
    .on(APPLY, () => {
      server.on(ONE, () => givenProposal({ state: 'stale', replacedBy: NEXT, version: 2 }));
      return refuse(409, 'PROPOSAL_STALE', 'Lee P. changed 1 of these steps.', stale);
    })
    .on(CHECK, { totals: givenTotals(), problems: [] });
  await user.type(words(), '{Enter}');
  const next = await within(drawer()).findByRole('button', { name: 'Go to the new proposal' });
  server.on(ONE, () => givenProposal({ _id: NEXT }));
  await user.click(next);
  await waitFor(() => expect(address()).toBe(NEXT));
  await user.click(await within(drawer()).findByRole('tab', { name: 'Few calls' }));
  expect(words()).toHaveValue('yes on the phone');
  const applied = { by: 'Dana Reyes', at: at('07:32'), option: 2 };
  const done = givenProposal({ _id: NEXT, state: 'applied', applied, version: 3 });
  server.on(APPLY, () => ({ ...done, nounces: {} })).on(ONE, () => done);
  await user.type(words(), '{Enter}');
  await within(drawer()).findByRole('button', { name: 'Undo all of it' });
  // Its field is off by now: keys go on beside it.
  expect(within(drawer()).getAllByRole('checkbox')[0]).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(address()).toBe(''));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says what words lack that are too short [R-PLAN-36]', async () => {
  const { user } = await openDesk(PROPOSAL);
  await user.click(await within(drawer()).findByRole('tab', { name: 'Few calls' }));
  await user.type(words(), 'ok{Enter}');
  expect(words()).toHaveAccessibleDescription(/in a few words, at least 3 letters/);
  expect(server.callsOf(APPLY)).toHaveLength(0);
});
