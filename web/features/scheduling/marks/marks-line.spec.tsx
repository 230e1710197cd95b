import { screen } from '@testing-library/react';
import { FakeApi, OKLAHOMA, renderApp, type Rendered } from '../../../testing';
import { DayPlanner } from '../day-planner';
import { DAY, givenBooking, givenDay } from '../given-day.fixture';

describe('what needs a look', () => {
  let server: FakeApi;

  beforeEach(() => {
    const [gomez, park] = givenDay().customers;
    const bookings = [givenBooking({ state: 'partial' })];
    server = new FakeApi()
      .on(
        'GET /movemanager/day_view/:day/:branch',
        givenDay({ customers: [{ ...gomez!, bookings }, park!] }),
      )
      .on('GET /employee', [])
      .on('GET /branch', []);
  });
  afterEach(() => server.restore());

  const open = async (): Promise<Rendered> => {
    const page = renderApp(<DayPlanner branchId={OKLAHOMA} day={DAY} isProblem={() => false} />, {
      roles: ['manager'],
    });
    await screen.findByRole('button', { name: /^Maria Gomez/ });
    return page;
  };
  const move = (name: RegExp): HTMLElement => screen.getByRole('button', { name });

  it('is counted, and nothing is said of what is in order', async () => {
    await open();
    const line = screen.getByRole('toolbar', { name: 'What needs a look' });
    expect(line).toHaveTextContent('1 unassigned1 no lead1 short crew1 unconfirmed');
    expect(line).not.toHaveTextContent(/tight|late|problem/);
  });

  it('is walked through by a click, and by N and P', async () => {
    const { user } = await open();
    await user.click(screen.getByTitle('Moves of which not all trucks are assigned'));
    expect(move(/^Maria Gomez/)).toHaveFocus();
    await user.click(screen.getByTitle('Moves without a truck'));
    expect(move(/^Sun Park/)).toHaveFocus();
    await user.click(screen.getByTitle('Moves of which not all trucks are assigned'));
    await user.keyboard('n');
    expect(move(/^Maria Gomez/)).toHaveAttribute('data-marked', 'true');
    await user.keyboard('p');
    expect(move(/^Maria Gomez/)).toHaveFocus();
  });

  it('leaves the others fade while a name is looked for', async () => {
    const { user } = await open();
    await user.type(screen.getByRole('textbox', { name: 'Find a move on this board' }), 'PARK');
    expect(move(/^Maria Gomez/)).toHaveAttribute('data-fades', 'true');
    expect(move(/^Sun Park/)).toHaveAttribute('data-fades', 'false');
  });
});
