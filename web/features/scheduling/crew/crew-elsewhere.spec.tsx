import { screen, waitFor, within } from '@testing-library/react';
import type { WeekHoursView } from '#modules/scheduling/contract/week-hours.view.js';
import { DENVER, refuse, type FakeApi } from '../../../testing';
import { ANA, BO, DAY, givenDay, T01 } from '../given-day.fixture';
import { CY, openCrews, puts, rowOf, serveCrews } from './given-crews.fixture';

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

  it('is told apart from who is free, in the lists and at a seat [R-CREW-27]', async () => {
    const view = givenDay();
    const [ana] = view.movers.filter(({ _id }) => _id === ANA);
    view.movers.push({ ...ana!, _id: CY, displayName: 'Cy', firstName: 'Cy' });
    server.on('GET /movemanager/day_view/:day/:branch', view);
    server.on<WeekHoursView>('GET /movemanager/week_hours/:day', {
      ...{ from: DAY, to: DAY, people: [] },
      places: [
        { employee: ANA, branchId: DENVER, branchName: 'Moore', truckName: 'OKC_02' },
        // This board has it otherwise by now.
        { employee: BO, branchId: view.assignment.branchId, branchName: 'OKC', truckName: 'T01' },
      ],
    });
    const page = await openCrews();
    const leads = within(screen.getByRole('region', { name: 'Leads' }));
    expect(await leads.findByText('In Moore, on OKC_02')).toBeVisible();
    expect(
      leads.getByRole('button', { name: 'Move Ana, team lead, in Moore, on OKC_02' }),
    ).toBeVisible();
    const names = () => leads.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(names()).toEqual([expect.stringMatching(/Cy/), expect.stringMatching(/Ana/)]);
    await page.user.click(within(rowOf('Truck T01')).getByRole('button', { name: /lead's seat/ }));
    const menu = within(await screen.findByRole('menu'));
    const people = menu.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(people.at(-1)).toMatch(/Ana in Moore, on OKC_02/);
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
