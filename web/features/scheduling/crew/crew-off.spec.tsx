import { screen, waitFor, within } from '@testing-library/react';
import { refuse, type FakeApi } from '../../../testing';
import { todayIn } from '../../../shared/format';
import { ANA, BO, DAY, givenDay, T01 } from '../given-day.fixture';
import { crewed, CY, openCrews, puts, serveCrews } from './given-crews.fixture';

const SEAT = 'POST /assignment/mover/:branch/:day';
const FREE = 'DELETE /assignment/mover/:branch/:day/:employee';
const OFF = 'PUT /assignment/off/:branch/:day';
const BACK_ON = 'DELETE /assignment/off/:branch/:day/:employee';

const when = todayIn('America/Chicago') === DAY ? 'today' : 'on Sat, 11/21';

describe('people on crews', () => {
  let server: FakeApi;

  beforeEach(() => {
    server = serveCrews();
  });
  afterEach(() => server.restore());

  it('are marked off with a reason from wherever they are, and put back where they sat [R-CREW-12]', async () => {
    const offAway = { ...crewed().assignment, off: [{ employee: BO, reason: 'Flu' }] };
    offAway.movers = offAway.movers.filter(({ mover }) => mover !== BO);
    server.on('GET /movemanager/day_view/:day/:branch', crewed).on(OFF, offAway);
    const page = await openCrews();
    await puts(page, /^Move Bo/, 'Put Bo: Off');
    const dialog = await screen.findByRole('dialog', { name: `Mark Bo off ${when}` });
    await page.user.click(within(dialog).getByRole('button', { name: 'Mark off' }));
    expect(within(dialog).getByText('A reason is required')).toBeVisible();
    expect(within(dialog).getByRole('textbox', { name: 'Reason' })).toHaveFocus();
    await page.user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Flu{Enter}');
    const from = { truck: T01, position: 1 };
    await waitFor(() =>
      expect(server.callsOf(OFF)[0]?.body).toEqual({ employee: BO, reason: 'Flu', expect: from }),
    );
    const zone = screen.getByRole('region', { name: 'Off' });
    expect(await within(zone).findByText('Flu')).toBeVisible();
    expect(await screen.findByText(`Bo is off ${when}: Flu`)).toBeVisible();
    server.on(BACK_ON, { ...offAway, off: [] }).on(SEAT, crewed().assignment);
    await page.user.click((await screen.findAllByRole('button', { name: 'Undo' }))[0]!);
    await waitFor(() => expect(server.callsOf(SEAT)).toHaveLength(1));
    expect(server.callsOf(BACK_ON)).toHaveLength(1);
    expect(server.callsOf(SEAT)[0]?.body).toEqual({ mover: BO, ...from, expect: null });
  });

  it('stay off by Undo while somebody else has their seat, by name [R-CREW-12, R-BOARD-57]', async () => {
    const offAway = { ...crewed().assignment, off: [{ employee: BO, reason: 'Flu' }] };
    offAway.movers = [
      { mover: ANA, truck: T01, position: 0 },
      { mover: CY, truck: T01, position: 1 },
    ];
    server.on('GET /movemanager/day_view/:day/:branch', crewed).on(OFF, offAway);
    const page = await openCrews();
    await puts(page, /^Move Bo/, 'Put Bo: Off');
    await screen.findByRole('dialog', { name: `Mark Bo off ${when}` });
    await page.user.keyboard('Flu{Enter}');
    expect(await screen.findByText(`Bo is off ${when}: Flu`)).toBeVisible();
    const undo = screen.getAllByRole('button', { name: 'Undo' })[0]!;
    await waitFor(() => expect(undo).toBeDisabled());
    expect(undo.parentElement).toHaveAttribute(
      'title',
      expect.stringContaining('Cy is in that seat now.'),
    );
    await page.user.keyboard('{Control>}z{/Control}');
    expect(server.callsOf(BACK_ON)).toHaveLength(0);
  });

  it('are marked off from their menu, which names the day of the board [R-CREW-12]', async () => {
    const page = await openCrews();
    await page.user.click(screen.getByRole('button', { name: 'More for Bo' }));
    await page.user.click(await screen.findByRole('menuitem', { name: `Off ${when}…` }));
    expect(await screen.findByRole('dialog', { name: `Mark Bo off ${when}` })).toBeVisible();
  });

  it('are marked off from a truck that is at a job with a word about it, and a way back [R-CREW-12]', async () => {
    const view = crewed();
    const [gomezes] = view.customers;
    const [booking] = gomezes!.bookings;
    gomezes!.bookings = [{ ...booking!, progress: { ...booking!.progress, state: 'working' } }];
    const offAway = { ...view.assignment, off: [{ employee: BO, reason: 'Flu' }] };
    offAway.movers = offAway.movers.filter(({ mover }) => mover !== BO);
    server.on('GET /movemanager/day_view/:day/:branch', view).on(OFF, offAway);
    const page = await openCrews();
    await puts(page, /^Move Bo/, 'Put Bo: Off');
    await screen.findByRole('dialog', { name: `Mark Bo off ${when}` });
    await page.user.keyboard('Flu{Enter}');
    expect(await screen.findByText('T01 has already started with Maria Gomez.')).toBeVisible();
    expect(screen.getByText(`Bo is off ${when}: Flu`)).toBeVisible();
    // The board's, and the toast's.
    expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2);
  });

  it('come back on by one button, and say why that was refused [R-CREW-12]', async () => {
    const view = givenDay();
    view.assignment.off = [{ employee: BO, reason: 'Flu' }];
    server.on('GET /movemanager/day_view/:day/:branch', view);
    server.on(BACK_ON, refuse(409, 'CREW_CHANGED', 'Someone else has changed this crew since.'));
    const page = await openCrews();
    expect(screen.queryByRole('button', { name: /^Move Bo/ })).not.toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Bo back on' }));
    expect(await screen.findByText(/Someone else has changed this crew since/)).toBeVisible();
  });

  it('leave the seat of a truck that is at a job with a word about it, and with a way back [R-CREW-5]', async () => {
    const view = crewed();
    const [gomezes] = view.customers;
    const [booking] = gomezes!.bookings;
    gomezes!.bookings = [{ ...booking!, progress: { ...booking!.progress, state: 'working' } }];
    server
      .on('GET /movemanager/day_view/:day/:branch', view)
      .on(FREE, { ...view.assignment, movers: view.assignment.movers.slice(1) });
    const page = await openCrews();
    await puts(page, /^Move Bo/, 'Put Bo: Non Leads');
    expect(await screen.findByText('T01 has already started with Maria Gomez.')).toBeVisible();
    // The board's, and the toast's.
    expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2);
  });
});
