import { act, screen, waitFor } from '@testing-library/react';
import { useState, type JSX } from 'react';
import { OverContext } from '../../../shared/pages';
import {
  givenActivity,
  givenCustomerWith,
  givenOperation,
  renderApp,
  standAt,
  type Rendered,
} from '../../../testing';
import { T01 } from '../../../testing/given-board';
import { CustomerPageContext, type CustomerPageState } from '../form/customer-context';
import { LEAVE_LABELS } from './leave-reasons';
import { LeaveWatch, UnsavedContext } from './leave-watch';

const OVER = { close: () => undefined };
const booked = givenCustomerWith(givenActivity({ operations: [givenOperation({ truck: T01 })] }));

/** A booked customer whose confirmation is pending, of its own address or over the board. */
function Page({ isOver }: { isOver: boolean }): JSX.Element {
  const [saves, setSaves] = useState(0);
  const [changes, setChanges] = useState<string[]>([]);
  return (
    <OverContext value={isOver ? OVER : null}>
      <CustomerPageContext value={{ base: booked } as CustomerPageState}>
        <UnsavedContext value={{ changes, locked: [] }}>
          <button onClick={() => setSaves(saves + 1)}>Save</button>
          <button onClick={() => setChanges(['phone'])}>Type</button>
          <LeaveWatch saves={saves} />
        </UnsavedContext>
      </CustomerPageContext>
    </OverContext>
  );
}

const AT = '/emma/customer/maria';
const opened = (isOver: boolean): Rendered =>
  renderApp(<Page isOver={isOver} />, {
    at: AT,
    path: AT,
    routes: [{ path: '/emma/move', element: <p>The board</p> }],
  });
const pathOf = ({ router }: Rendered): string => router.state.location.pathname;
const press = ({ user }: Rendered, name: string): Promise<void> =>
  user.click(screen.getByRole('button', { name }));
const leave = (page: Rendered): Promise<void> => act(() => page.router.navigate('/emma/move'));
const asked = (): Promise<HTMLElement> => screen.findByRole('dialog', { name: 'Leave this page?' });
async function stays(page: Rendered): Promise<void> {
  await press(page, 'Stay');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

describe('leaving a customer', () => {
  standAt('2026-11-20T18:00:00Z');

  it('of its own address asks for what is pending [R-CUST-19]', async () => {
    const page = opened(false);
    await leave(page);
    expect(await asked()).toHaveTextContent(LEAVE_LABELS.emailPending);
    await stays(page);
    expect(pathOf(page)).toBe(AT);
  });

  it('over the board asks nobody who only looked [R-BOARD-39]', async () => {
    const page = opened(true);
    await leave(page);
    expect(pathOf(page)).toBe('/emma/move');
  });

  it('over the board asks for what is typed alone [R-BOARD-39]', async () => {
    const page = opened(true);
    await press(page, 'Type');
    await leave(page);
    expect(await asked()).toHaveTextContent('1 unsaved change: phone.');
    expect(await asked()).not.toHaveTextContent(LEAVE_LABELS.emailPending);
  });

  it('over the board asks once for what is pending after something was saved [R-BOARD-39]', async () => {
    const page = opened(true);
    await press(page, 'Save');
    await leave(page);
    expect(await asked()).toHaveTextContent(LEAVE_LABELS.emailPending);
    await stays(page);
    expect(pathOf(page)).toBe(AT);
    await leave(page);
    expect(pathOf(page)).toBe('/emma/move');
  });
});
