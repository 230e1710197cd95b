import { screen, waitFor } from '@testing-library/react';
import { FakeApi, OKLAHOMA, renderApp, type Rendered } from '../../../testing';
import { DayPlanner } from './day-planner';
import { at, DAY, givenBooking, givenDay, T02 } from '../given-day.fixture';

describe('what needs a look', () => {
  let server: FakeApi;

  beforeEach(() => {
    const [gomez, park] = givenDay().customers;
    const estimateGaps = [{ of: 'estHours', by: -8 } as const];
    const bookings = [givenBooking({ state: 'partial', estimateGaps: [...estimateGaps] })];
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
    const line = screen.getByRole('toolbar', { name: 'What needs attention' });
    expect(line).toHaveTextContent(
      '1 unassigned1 no lead1 short crew1 missing a truck1 off estimate',
    );
    expect(line).not.toHaveTextContent(/tight|late|problem/);
  });

  const chip = (label: string): HTMLElement => screen.getByRole('button', { name: label });

  it('has what finds no room in its line in a menu, which presses it all the same [R-BOARD-67]', async () => {
    // Two stand in the first line, all others have wrapped.
    const top = jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (
      this: HTMLElement,
    ) {
      const { children } = this.parentElement ?? document.body;
      return this.hasAttribute('data-mark') && [...children].indexOf(this) > 1 ? 32 : 0;
    });
    const { user } = await open();
    expect(chip('1 unassigned')).not.toHaveAttribute('data-out', 'true');
    await user.click(screen.getByRole('button', { name: '+3 more' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: '1 missing a truck' }));
    expect(screen.getByRole('menuitemcheckbox', { name: '1 missing a truck' })).toBeChecked();
    expect(screen.getByRole('button', { name: '+3 more', pressed: true })).toBeInTheDocument();
    expect(move(/^Maria Gomez/)).toHaveAttribute('data-marked', 'true');
    top.mockRestore();
  });

  it('shows its first when it is pressed, and N and P step through what is pressed', async () => {
    const { user } = await open();
    await user.click(chip('1 missing a truck'));
    expect(move(/^Maria Gomez/)).toHaveFocus();
    await user.click(chip('1 unassigned'));
    expect(move(/^Sun Park/)).toHaveFocus();
    await user.keyboard('n');
    expect(move(/^Maria Gomez/)).toHaveAttribute('data-marked', 'true');
    await user.keyboard('n');
    expect(move(/^Sun Park/)).toHaveFocus();
    await user.keyboard('p');
    expect(move(/^Maria Gomez/)).toHaveFocus();
  });

  it('lets all other blocks fade while it is pressed, those of a marked truck not [R-BOARD-61]', async () => {
    const { user } = await open();
    const fading = (): (string | null)[] =>
      [move(/^Maria Gomez/), move(/^Sun Park/)].map((block) => block.getAttribute('data-fades'));
    expect(fading()).toEqual(['false', 'false']);
    await user.click(chip('1 unassigned'));
    expect(chip('1 unassigned')).toHaveAttribute('aria-pressed', 'true');
    expect(fading()).toEqual(['true', 'false']);
    await user.click(chip('1 no lead'));
    expect(fading()).toEqual(['false', 'false']);
    await user.click(chip('1 unassigned'));
    expect(fading()).toEqual(['false', 'true']);
    await user.click(chip('1 no lead'));
    expect(chip('1 no lead')).toHaveAttribute('aria-pressed', 'false');
    expect(fading()).toEqual(['false', 'false']);
  });

  it('lets nothing fade for a mark of the address that nothing has here [R-BOARD-61]', async () => {
    const onPressed = jest.fn();
    const pressed = { pressed: ['tight', 'unassigned'] as const, onPressed };
    const page = renderApp(
      <DayPlanner branchId={OKLAHOMA} day={DAY} isProblem={() => false} pressed={pressed} />,
      { roles: ['manager'] },
    );
    expect(await screen.findByRole('button', { name: /^Maria Gomez/ })).toHaveAttribute(
      ...['data-fades', 'true'],
    );
    await page.user.click(chip('1 unassigned'));
    expect(onPressed).toHaveBeenLastCalledWith(['tight']);
    await page.user.click(chip('1 short crew'));
    expect(onPressed).toHaveBeenLastCalledWith(['tight', 'unassigned', 'shortCrew']);
  });

  it('is walked through from the first truck to the last, and by time', async () => {
    const [gomez, park] = givenDay().customers;
    const early = givenBooking({ customerName: 'Al Early' }, { _id: 'early', truck: T02 });
    const late = givenBooking({ customerName: 'Lu Late' }, { _id: 'late', truck: null });
    const unassigned = { ...late, operation: { ...late.operation, unassigned: true } };
    unassigned.operation.bookingEnvelope = {
      ...late.operation.bookingEnvelope,
      bookingStart: at('15:00'),
    };
    server.on(
      'GET /movemanager/day_view/:day/:branch',
      givenDay({
        customers: [{ ...gomez!, bookings: [unassigned, early] }, gomez!, park!].map(
          (customer, index) => ({ ...customer, _id: `${index}` }),
        ),
      }),
    );
    const { user } = await open();
    const marked = (): string =>
      document.querySelector('[data-marked="true"]')?.textContent?.slice(0, 3) ?? '';
    await user.click(screen.getByTitle('Trucks without a team lead'));
    expect(marked()).toBe('T01');
    await user.keyboard('n');
    expect(marked()).toBe('T02');
    await user.click(screen.getByTitle('Trucks without a team lead'));
    await user.click(screen.getByTitle('Moves without a truck'));
    expect(move(/^Sun Park/)).toHaveFocus();
    await user.keyboard('n');
    expect(move(/^Lu Late/)).toHaveFocus();
  });

  it('has the focus on a truck, too, and not on the move before, whose card goes', async () => {
    const { user } = await open();
    await user.click(screen.getByTitle('Moves that still need a truck'));
    await user.keyboard('p');
    expect(move(/^Maria Gomez/)).toHaveFocus();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Maria Gomez');
    await user.click(screen.getByTitle('Trucks without a team lead'));
    const truck = document.querySelector<HTMLElement>('[data-truck][data-marked="true"]');
    expect(truck).toHaveTextContent('T01');
    expect(truck).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    await user.tab();
    expect(truck).toContainElement(document.activeElement as HTMLElement);
  });

  it('leaves the others fade while a name is looked for [R-BOARD-40]', async () => {
    const { user } = await open();
    await user.type(screen.getByRole('textbox', { name: 'Find a move on this board' }), 'PARK');
    expect(move(/^Maria Gomez/)).toHaveAttribute('data-fades', 'true');
    expect(move(/^Sun Park/)).toHaveAttribute('data-fades', 'false');
  });
});
