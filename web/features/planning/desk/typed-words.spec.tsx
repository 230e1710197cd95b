import { act, screen, waitFor, within } from '@testing-library/react';
import type { CheckedView } from '#modules/planning/contract/proposal.view.js';
import { standAt, type FakeApi, type Rendered } from '../../../testing';
import { at, givenDay } from '../../../testing/given-day';
import { givenTotals, PROPOSAL } from '../given-proposal.fixture';
import { address, APPLY, CHECK, drawer, openDesk, serveDesk, VIEW } from './desk.fixture';
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
