import { screen, waitFor, within } from '@testing-library/react';
import { DENVER, givenBranch, refuse, type FakeApi } from '../../../testing';
import { ANA, BO, DAY, givenDay, T01 } from '../given-day.fixture';
import { openCrews, serveCrews } from './given-crews.fixture';
import { itAtNight } from '../../../../test/support/thorough';

const REPEAT = 'POST /assignment/crews/:branch/:day/repeat';
const FREE = 'DELETE /assignment/mover/:branch/:day/:employee';

describe('crews', () => {
  let server: FakeApi;

  beforeEach(() => {
    server = serveCrews();
  });
  afterEach(() => {
    server.restore();
  });
  const row = (name: string): HTMLElement => screen.getByRole('group', { name });
  const bo = { mover: BO, truck: T01, position: 1 as const };

  itAtNight(
    'are the same as yesterday by one click at a truck, say who is missing, and are taken back [R-CREW-14]',
    async () => {
      const { assignment: before } = givenDay();
      const after = { ...before, movers: [bo] };
      const ana = { mover: ANA, truck: T01, position: 0, displayName: 'Ana', day: '2026-11-20' };
      const left = [{ ...ana, code: 'OFF_TODAY', message: 'Ana is off that day.' }];
      server.on(REPEAT, { assignment: after, taken: [bo], left, unknown: [] }).on(FREE, before);
      const page = await openCrews();
      await page.user.click(screen.getByRole('button', { name: 'Same crew as yesterday on T01' }));
      expect(await screen.findByText('Bo sits on T01 again. Ana is off that day.')).toBeVisible();
      expect(server.callsOf(REPEAT)[0]?.body).toEqual({ trucks: [T01] });
      const list = screen.getByRole('region', { name: 'Left out' });
      expect(list).toHaveTextContent('Ana is off that day.');
      await page.user.click(within(list).getByRole('button'));
      expect(list).not.toBeInTheDocument();
      expect(within(row('Truck T01')).getByRole('button', { name: /^Move Bo/ })).toBeVisible();
      await page.user.click((await screen.findAllByRole('button', { name: 'Undo' }))[0]!);
      await waitFor(() => expect(server.callsOf(FREE)).toHaveLength(1));
      expect(server.callsOf(FREE)[0]?.path).toContain(BO);
      expect(Object.fromEntries(server.callsOf(FREE)[0]!.query)).toEqual({
        expectTruck: T01,
        expectPosition: '1',
      });
    },
  );

  it('are not said to be taken back where nobody was [R-CREW-14]', async () => {
    const { assignment: before } = givenDay();
    // Somebody has moved Ana since.
    const after = { ...before, movers: [bo] };
    const taken = [bo, { mover: ANA, truck: T01, position: 0 as const }];
    server
      .on(REPEAT, { assignment: after, taken, left: [], unknown: [] })
      .on(FREE, refuse(409, 'PLACE_CHANGED', 'Somebody else has moved them.'));
    const page = await openCrews();
    await page.user.click(screen.getByRole('button', { name: 'Same crew as yesterday on T01' }));
    await page.user.click((await screen.findAllByRole('button', { name: 'Undo' }))[0]!);
    expect(await screen.findByText('Could not be taken back: Bo.')).toBeVisible();
    // Nor is there anything to do again.
    await page.user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(server.callsOf(REPEAT)).toHaveLength(1);
    expect(screen.queryByText(/Undone/)).not.toBeInTheDocument();
  });

  it('are the same as yesterday on all trucks of the day, or say why not', async () => {
    const view = givenDay();
    view.trucks[1]!.unavailable = true;
    server.on('GET /movemanager/day_view/:day/:branch', view);
    server.on(REPEAT, refuse(409, 'TRUCK_UNAVAILABLE', 'This truck is not available.'));
    const page = await openCrews();
    await page.user.click(screen.getByRole('button', { name: 'Same crews as yesterday' }));
    expect(await screen.findByText(/This truck is not available/)).toBeVisible();
    expect(server.callsOf(REPEAT)[0]?.body).toEqual({ trucks: [T01] });
  });

  it('show what each person works this week, and the branch of those of another one [R-CREW-15]', async () => {
    const view = givenDay();
    view.assignment.onCall = [ANA];
    view.movers[0]!.branchId = DENVER;
    const hours = { from: DAY, to: DAY, people: [{ employee: ANA, hours: 32.25, days: 4 }] };
    server.on('GET /movemanager/day_view/:day/:branch', view);
    server.on('GET /movemanager/week_hours/:day', hours);
    server.on('GET /branch', [givenBranch(), givenBranch({ _id: DENVER, name: 'Denver' })]);
    await openCrews();
    const onCall = within(screen.getByRole('region', { name: 'On Call' }));
    expect(await onCall.findByText('32.3 h')).toHaveAttribute(
      'title',
      expect.stringMatching(/32.25 h this week/),
    );
    expect(await onCall.findByText('Denver')).toBeVisible();
    const others = within(screen.getByRole('region', { name: 'Non Leads' }));
    expect(others.getByText('0 h')).toBeVisible();
  });
});
