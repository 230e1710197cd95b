import { screen, waitFor } from '@testing-library/react';
import { refuse, type FakeApi } from '../../../testing';
import { ANA, givenDay, T01 } from '../given-day.fixture';
import { openCrews, puts, serveCrews } from './given-crews.fixture';

const SEAT = 'POST /assignment/mover/:branch/:day';
const FREE = 'DELETE /assignment/mover/:branch/:day/:employee';

describe('somebody who sits on another board of the day', () => {
  let server: FakeApi;

  beforeEach(() => {
    server = serveCrews().on(SEAT, refuse(409, 'CREW_CHANGED', 'Reload'));
  });
  afterEach(() => server.restore());

  it('is taken here after a question, which the board says then, with a way back [R-CREW-5]', async () => {
    const { assignment } = givenDay();
    const seat = { truck: T01, position: 0 as const };
    server.on(FREE, assignment);
    const page = await openCrews();
    await puts(page, /^Move Ana/, "Put Ana: T01, lead's seat");
    const take = await screen.findByRole('button', { name: 'Take here' });
    server.on(SEAT, { ...assignment, movers: [{ mover: ANA, ...seat }] });
    await page.user.click(take);
    const told = await screen.findByText('Taken from another board.');
    expect(told.closest('.mantine-Notification-root')).toHaveTextContent(
      "Ana: T01, lead's seatTaken from another board.Undo",
    );
    expect(server.callsOf(SEAT)[1]?.body).toEqual({ mover: ANA, ...seat });
    // The board's, and the toast's.
    await page.user.click(screen.getAllByRole('button', { name: 'Undo' })[1]!);
    await waitFor(() => expect(server.callsOf(FREE)).toHaveLength(1));
  });

  it('stays there where the answer is no', async () => {
    const page = await openCrews();
    await puts(page, /^Move Ana/, "Put Ana: T01, lead's seat");
    await page.user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsOf(SEAT)).toHaveLength(1);
    expect(screen.queryByText('Taken from another board.')).toBeNull();
  });
});
