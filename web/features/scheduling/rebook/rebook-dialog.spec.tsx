import { screen, waitFor, within } from '@testing-library/react';
import type { FormEvent } from 'react';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { SCHEDULING_ERRORS } from '#modules/scheduling/contract/errors.js';
import {
  FakeApi,
  givenActivity,
  givenBranch,
  givenCustomerWith,
  givenOperation,
  OKLAHOMA,
  refuse,
  renderApp,
  type Rendered,
} from '../../../testing';
import { at, DAY, givenBooking, givenDay, GOMEZ, GOMEZ_MOVE, T01, T02 } from '../given-day.fixture';
import { standAt } from '../../../testing/stand-at';
import { CustomerDayBoard } from '../customer-board/customer-day-board';

const REBOOK = 'POST /move/activity/:activity/rebook';
const VIEW = 'GET /movemanager/day_view/:day/:branch';
const LATER = '2026-11-24';

const givenGomez = (truck: string | null): CustomerView => ({
  ...givenCustomerWith(
    givenActivity({
      activityDay: DAY,
      operations: [
        givenOperation({
          _id: GOMEZ_MOVE,
          truck,
          unassigned: false,
          date: at('08:30'),
          duration: 4,
          bookingEnvelope: givenBooking().operation.bookingEnvelope,
        }),
      ],
    }),
  ),
  _id: GOMEZ,
  nounce: '7',
  branchId: OKLAHOMA,
});

describe('Change day or hours', () => {
  standAt('2026-11-20T18:00:00Z');
  let server: FakeApi;
  const saveFirst = jest.fn();
  /** The page around the board is a form. */
  const onSave = jest.fn((event: FormEvent) => event.preventDefault());

  beforeEach(() => {
    saveFirst.mockImplementation((operationId: string) =>
      Promise.resolve({ customer: givenGomez(T01), operationId, didSave: false }),
    );
    const free = givenDay({ customers: [] });
    server = new FakeApi()
      .on(VIEW, ({ path }) =>
        path.includes(LATER) ? { ...free, day: { ...free.day, date: LATER } } : givenDay(),
      )
      .on('GET /movemanager/availability/:branch', {
        availabilities: [
          { date: DAY, startTimes: [{ time: '08:30', slots: 1 }] },
          { date: '2026-11-22', startTimes: [] },
          { date: LATER, startTimes: [{ time: '08:30', slots: 2 }] },
          { date: '2026-11-25', startTimes: [{ time: '13:00', slots: 1 }] },
        ],
      })
      .on(REBOOK, { nounce: '8', activity: givenActivity(), bookings: [] })
      .on('GET /employee', [])
      .on('GET /branch', [givenBranch()]);
  });
  afterEach(() => server.restore());

  async function open(customer = givenGomez(T01)): Promise<Rendered> {
    const page = renderApp(
      <form onSubmit={onSave}>
        <CustomerDayBoard {...{ customer, saveFirst, onPlaced: jest.fn() }} day={DAY} />
      </form>,
    );
    await screen.findByRole('group', { name: 'Truck T01' });
    return page;
  }
  const ask = async ({ user }: Rendered): Promise<HTMLElement> => {
    await user.click(screen.getByRole('button', { name: 'Change day or hours…' }));
    return screen.findByRole('dialog', { name: 'Change day or hours' });
  };

  it('moves a booked job to a day with room in three clicks, its truck kept [R-BOARD-37]', async () => {
    const page = await open();
    const dialog = await ask(page);
    const days = within(dialog).getByRole('group', { name: 'Days with room' });
    expect(within(dialog).queryByText('November 2026')).not.toBeInTheDocument();
    expect(
      (await within(days).findAllByRole('button')).map(({ textContent }) => textContent),
    ).toEqual(['Tue 11/24/2026, 8:30 AM', 'Wed 11/25/2026, 1:00 PM', 'More days']);
    await page.user.click(within(days).getByRole('button', { name: /11\/24/ }));
    expect(await within(dialog).findByRole('combobox', { name: 'Truck' })).toHaveValue(
      'T01, as now',
    );
    await page.user.click(
      within(dialog).getByRole('button', { name: 'Move to Tue 11/24/2026, 8:30 AM' }),
    );
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(saveFirst).toHaveBeenCalledWith(GOMEZ_MOVE);
    expect(onSave).not.toHaveBeenCalled();
    expect(server.callsOf(REBOOK)[0]?.body).toEqual({
      customerNounce: '7',
      activityDay: LATER,
      operations: [{ _id: GOMEZ_MOVE, start: '08:30', truck: T01 }],
    });
  });

  it('makes the work longer too, for all that is offered and sent', async () => {
    const page = await open();
    const dialog = within(await ask(page));
    const hours = dialog.getByRole('textbox', { name: 'Duration' });
    expect(hours).toHaveValue('4 h');
    await page.user.clear(hours);
    await page.user.type(hours, '5.5');
    await waitFor(() =>
      expect(
        server.callsOf('GET /movemanager/availability/:branch').at(-1)?.query.get('duration'),
      ).toBe('5.5'),
    );
    // Nobody has to name the day that it stays on.
    await waitFor(() => expect(dialog.getByRole('button', { name: /^Move to/ })).toBeEnabled());
    await page.user.click(await dialog.findByRole('button', { name: /^Tue 11\/24/ }));
    await dialog.findByRole('combobox', { name: 'Truck' });
    await page.user.click(dialog.getByRole('button', { name: /^Move to/ }));
    await waitFor(() =>
      expect(server.callsOf(REBOOK)[0]?.body).toMatchObject({
        operations: [{ _id: GOMEZ_MOVE, start: '08:30', duration: 5.5, truck: T01 }],
      }),
    );
  });

  it('takes a length in quarters of an hour, and moves nothing before it is one [R-BOARD-37]', async () => {
    const page = await open();
    const dialog = within(await ask(page));
    await page.user.click(await dialog.findByRole('button', { name: /^Tue 11\/24/ }));
    await dialog.findByRole('combobox', { name: 'Truck' });
    const hours = dialog.getByRole('textbox', { name: 'Duration' });
    await page.user.clear(hours);
    await page.user.type(hours, '5.3');
    const move = dialog.getByRole('button', { name: /^Move to/ });
    expect(move).toBeDisabled();
    expect(dialog.getByText(/in quarters of an hour/)).toBeInTheDocument();
    await page.user.tab();
    expect(hours).toHaveValue('5.25 h');
    expect(dialog.queryByText(/in quarters of an hour/)).toBeNull();
    await waitFor(() => expect(move).toBeEnabled());
    await page.user.click(move);
    await waitFor(() =>
      expect(server.callsOf(REBOOK)[0]?.body).toMatchObject({ operations: [{ duration: 5.25 }] }),
    );
  });

  it('gives each part its own truck whatever their order, and none once they have changed [R-BOARD-37]', async () => {
    const second = 'b'.repeat(24);
    const customer = givenGomez(T01);
    const { operations } = customer.move.activities[0]!;
    operations.push({ ...operations[0]!, _id: second, truck: T02 });
    const stored = structuredClone(customer);
    const [kept] = stored.move.activities;
    kept!.operations = [{ ...kept!.operations[1]!, duration: 6 }, kept!.operations[0]!];
    saveFirst.mockResolvedValue({ customer: stored, operationId: GOMEZ_MOVE, didSave: false });
    const page = await open(customer);
    const dialog = within(await ask(page));
    await page.user.click(await dialog.findByRole('button', { name: /11\/24/ }));
    await dialog.findByRole('combobox', { name: 'Truck 1 of 2' });
    await page.user.click(dialog.getByRole('button', { name: /^Move to/ }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('The move has changed, look again.');
    expect(server.callsOf(REBOOK)).toEqual([]);
    kept!.operations[0]!.duration = 4;
    await page.user.click(dialog.getByRole('button', { name: /^Move to/ }));
    await waitFor(() =>
      expect(server.callsOf(REBOOK)[0]?.body).toMatchObject({
        operations: [
          { _id: second, truck: T02 },
          { _id: GOMEZ_MOVE, truck: T01 },
        ],
      }),
    );
  });

  it('offers another truck where its own is taken, and names who is there when it is refused [R-BOARD-37]', async () => {
    const free = givenDay();
    const [customer] = free.customers;
    const rival = givenBooking({ customerName: 'Al Early' }, { _id: 'f'.repeat(24) });
    server.on(VIEW, {
      ...free,
      day: { ...free.day, date: DAY },
      customers: [{ ...customer!, _id: 'e'.repeat(24), bookings: [rival] }],
    });
    server.on(
      REBOOK,
      refuse(409, 'SLOT_TAKEN', SCHEDULING_ERRORS.SLOT_TAKEN, {
        with: [
          {
            kind: 'booking',
            operation: rival.operation._id,
            customerName: 'Al Early',
            start: '08:00',
            end: '13:30',
          },
        ],
      }),
    );
    const page = await open();
    const dialog = await ask(page);
    await page.user.type(within(dialog).getByRole('textbox', { name: 'Day' }), '11/21/2026{Enter}');
    expect(await within(dialog).findByRole('combobox', { name: 'Truck' })).toHaveValue('T02');
    await page.user.click(within(dialog).getByRole('button', { name: /^Move to Sat 11\/21/ }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Al Early is there, 8:00 AM – 1:30 PM.',
    );
    expect(server.callsOf(REBOOK)[0]?.body).toMatchObject({ operations: [{ truck: T02 }] });
  });

  it('asks before a day that has passed, as a save does [R-BOARD-37]', async () => {
    const past = givenDay({ customers: [] });
    const page = await open();
    server.on(VIEW, { ...past, day: { ...past.day, date: '2026-11-19' } });
    const dialog = await ask(page);
    const room = within(dialog);
    await page.user.type(room.getByRole('textbox', { name: 'Day' }), '11/19/2026{Enter}');
    expect(room.getByText('This day is in the past.')).toBeInTheDocument();
    expect(await room.findByRole('combobox', { name: 'Truck' })).toHaveValue('T01, as now');
    const move = room.getByRole('button', { name: /^Move to Thu 11\/19/ });
    for (const answer of ['Cancel', 'Save anyway']) {
      expect(server.callsOf(REBOOK)).toEqual([]);
      await page.user.click(move);
      const asked = await screen.findByRole('dialog', { name: 'Day in the past' });
      expect(asked).toHaveTextContent('11/19/2026 is past. Do you want to save anyway?');
      await page.user.click(within(asked).getByRole('button', { name: answer }));
      await waitFor(() => expect(asked).not.toBeInTheDocument());
    }
    await waitFor(() => expect(server.callsOf(REBOOK)).toHaveLength(1));
  });

  it('leaves a part without a truck that has none, or for which none is wanted [R-BOARD-37]', async () => {
    const second = 'b'.repeat(24);
    const customer = givenGomez(T01);
    const [activity] = customer.move.activities;
    const [first] = activity!.operations;
    activity!.operations.push({ ...first!, _id: second, truck: null, duration: 0 });
    saveFirst.mockResolvedValue({ customer, operationId: GOMEZ_MOVE, didSave: false });
    const page = await open(customer);
    const dialog = within(await ask(page));
    await page.user.click(await dialog.findByRole('button', { name: /11\/24/ }));
    const truck = await dialog.findByRole('combobox', { name: 'Truck 1 of 2' });
    expect(dialog.getByRole('combobox', { name: 'Truck 2 of 2' })).toHaveValue('No truck yet');
    const [sought] = server.callsOf('GET /movemanager/availability/:branch');
    expect([sought?.query.get('slots'), sought?.query.get('duration')]).toEqual(['1', '4']);
    await page.user.click(truck);
    await page.user.click(await screen.findByRole('option', { name: 'No truck yet' }));
    await page.user.click(dialog.getByRole('button', { name: /^Move to/ }));
    await waitFor(() =>
      expect(server.callsOf(REBOOK)[0]?.body).toMatchObject({
        operations: [
          { _id: GOMEZ_MOVE, truck: null },
          { _id: second, truck: null },
        ],
      }),
    );
  });

  it('says what is being looked for, that nothing was found, and what could not be loaded [R-BOARD-37]', async () => {
    const down = refuse(503, 'UNAVAILABLE', 'Down.');
    server.on('GET /movemanager/availability/:branch', down);
    const page = await open();
    const dialog = within(await ask(page));
    expect(await dialog.findByText(/days with room could not be loaded/)).toBeInTheDocument();
    server.on('GET /movemanager/availability/:branch', { availabilities: [] });
    await page.user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(
      await dialog.findByText('No day with room around this one. Type another day.'),
    ).toBeInTheDocument();
    server.on(VIEW, down);
    await page.user.type(dialog.getByRole('textbox', { name: 'Day' }), '11/24/2026{Enter}');
    expect(await dialog.findByText('The trucks of that day could not be loaded.')).toBeVisible();
    server.on(VIEW, givenDay({ customers: [] }));
    await page.user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByRole('combobox', { name: 'Truck' })).toBeInTheDocument();
  });

  it('is asked by a key too, but only where something is booked [R-BOARD-37]', async () => {
    const { user, unmount } = await open();
    await user.keyboard('d');
    expect(await screen.findByRole('dialog', { name: 'Change day or hours' })).toBeVisible();
    unmount();
    await open(givenGomez(null));
    await user.keyboard('d');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Change day or hours…' })).not.toBeInTheDocument();
  });
});
