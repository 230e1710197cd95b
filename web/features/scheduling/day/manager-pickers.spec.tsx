import { act, screen, waitFor } from '@testing-library/react';
import { live } from '../../../shared/realtime';
import { DANA, FakeApi, givenEmployee, LEE, OKLAHOMA, renderApp } from '../../../testing';
import type { DayManagerView } from '#modules/scheduling/contract/day.view.js';
import { DayPlanner } from './day-planner';
import { DAY, givenDay } from '../given-day.fixture';

const VIEW = 'GET /movemanager/day_view/:day/:branch';
const SAVE = 'PUT /movemanager/assignedmanagers';
const PEOPLE: DayManagerView[] = [
  { _id: DANA, displayName: 'Dana R.', phone: '4055550101' },
  { _id: LEE, displayName: 'Lee P.', phone: '4055550102' },
];

describe('the managers of the day', () => {
  let server: FakeApi;

  beforeEach(() => {
    const { assignment } = givenDay();
    server = new FakeApi()
      .on(VIEW, () =>
        givenDay({
          supportingManagers: PEOPLE,
          actingManager: PEOPLE[0]!,
          assignment: { ...assignment, actingManagerId: DANA, supportManagerId: null },
        }),
      )
      .on(SAVE, assignment)
      .on('GET /employee', [givenEmployee()])
      .on('GET /branch', []);
  });
  afterEach(() => server.restore());

  const open = async () => {
    const page = renderApp(<DayPlanner branchId={OKLAHOMA} day={DAY} isProblem={() => false} />, {
      roles: ['manager'],
    });
    await screen.findByRole('button', { name: 'Undo Assignment' });
    return page;
  };
  const saved = (): unknown => server.callsOf(SAVE).at(-1)?.body;

  it('are never one person: choosing who has the other part clears that [R-CREW-6]', async () => {
    const { user } = await open();
    await user.click(screen.getByLabelText('Closing manager', { selector: 'input' }));
    await user.click((await screen.findAllByRole('option', { name: 'Dana R.' })).at(-1)!);
    await waitFor(() =>
      expect(saved()).toMatchObject({ actingManagerId: null, supportManagerId: DANA }),
    );
  });

  it('are both cleared by Undo Assignment [R-CREW-6]', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Undo Assignment' }));
    await waitFor(() =>
      expect(saved()).toMatchObject({ actingManagerId: null, supportManagerId: null }),
    );
  });

  it('cannot be chosen, nor the day be called up to date, while cut off', async () => {
    await open();
    act(() => live.lose());
    const acting = screen.getByLabelText('Acting manager', { selector: 'input' });
    expect(acting).toBeDisabled();
    expect(acting).toHaveAccessibleDescription(/^Not connected\./);
    expect(screen.getByRole('button', { name: 'Undo Assignment' })).toBeDisabled();
    expect(screen.queryByText('Up to Date')).not.toBeInTheDocument();
    expect(screen.getByText('Not connected')).toBeVisible();
    act(() => live.detach());
    expect(acting).toBeEnabled();
    expect(screen.getByText('Up to Date')).toBeVisible();
  });
});
