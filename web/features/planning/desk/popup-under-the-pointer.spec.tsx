import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { refuse, standAt, type FakeApi, type Rendered } from '../../../testing';
import { at, givenDay, GOMEZ_MOVE } from '../../../testing/given-day';
import { givenProposal } from '../given-proposal.fixture';
import { APPLY, CREATE, ONE, openDesk, serveDesk, VIEW } from './desk.fixture';

standAt(at('07:30'));

const TIME = 'PUT /assignment/operation/:branch/:operation/time';
const cause = { late: { operation: GOMEZ_MOVE, end: '13:30' } };

let server: FakeApi;
beforeEach(() => {
  sessionStorage.clear();
  server = serveDesk()
    .on(TIME, refuse(409, 'SLOT_TAKEN', 'There is another booking at that time.'))
    .on(CREATE, () => givenProposal({ cause }))
    .on(ONE, () => givenProposal({ cause }));
});
afterEach(() => {
  jest.restoreAllMocks();
  server.restore();
});

async function popupOf({ user }: Rendered): Promise<HTMLElement> {
  await user.click(screen.getByRole('button', { name: /^Maria Gomez/ }));
  return screen.findByRole('dialog', { name: 'Maria Gomez' });
}

it('puts what comes new behind what is there [R-BOARD-65]', async () => {
  const [gomez, park] = givenDay().customers;
  server.on(VIEW, () => givenDay({ customers: [{ ...gomez!, confirmation: 'changed' }, park!] }));
  const popup = await popupOf(await openDesk());
  const part = within(popup).getByRole('region', { name: 'Plan desk' });
  await within(part).findByRole('button', { name: 'Fix…' });
  const names = within(part)
    .getAllByRole('button')
    .map((one) => one.textContent);
  expect(names).toEqual(['Running late…', 'No-show', 'Pin', 'Fix…']);
});

it('keeps the room of an answer that was pressed until the pointer leaves the popup [R-BOARD-65]', async () => {
  const applied = { by: 'Dana Reyes', at: at('07:31'), option: 1 };
  server.on(APPLY, () => ({ ...givenProposal({ cause, state: 'applied', applied }), nounces: {} }));
  const page = await openDesk();
  const popup = await popupOf(page);
  await page.user.click(within(popup).getByRole('button', { name: '+1 h' }));
  const ways = await within(popup).findByRole('region', { name: 'Ways' });
  const answer = ways.closest<HTMLElement>('[data-answer]')!;
  jest.spyOn(answer, 'getBoundingClientRect').mockReturnValue({ height: 96 } as DOMRect);
  await page.user.click(within(ways).getAllByRole('button')[0]!);
  await waitFor(() => expect(ways).not.toBeInTheDocument());
  expect(answer).toHaveStyle({ minHeight: '96px' });
  fireEvent.pointerLeave(popup);
  expect(answer.style.minHeight).toBe('');
});
