import { act, screen, waitFor, within } from '@testing-library/react';
import { ASSIGN, renderPlanner, row, serveDay, VIEW } from '../../day/day-planner.fixture';
import { ANA, givenBooking, givenDay, GOMEZ, T01, T02 } from '../../given-day.fixture';
import type { FakeApi } from '../../../../testing';

const CUSTOMER = 'GET /customer/:id';

describe('the card of a block', () => {
  let server: FakeApi;
  const { activity } = givenBooking().metaData;

  beforeEach(() => {
    const booking = givenBooking({
      moverCount: 3,
      tripFee: 45,
      requiresLift: true,
      hasNextDayActivity: true,
      activity: { ...activity, notes: 'Piano, upright' },
    });
    const day = givenDay();
    const [gomez, park] = day.customers;
    server = serveDay()
      .on(
        VIEW,
        givenDay({
          customers: [{ ...gomez!, bookings: [booking] }, park!],
          assignment: {
            ...day.assignment,
            movers: [{ mover: ANA, truck: T01, position: 0 }],
          },
        }),
      )
      .on(CUSTOMER, {
        _id: GOMEZ,
        move: { activities: [{ _id: activity._id, estTotalCostMin: 384.99, estTotalCost: 550 }] },
      });
  });
  afterEach(() => {
    jest.useRealTimers();
    server.restore();
  });

  const gomezBlock = (): Promise<HTMLElement> =>
    screen.findByRole('button', { name: /^Maria Gomez/ });

  it('shows on hover who, when, where, every flag in words, the crew, the price and the notes [R-BOARD-27]', async () => {
    const { user } = renderPlanner();
    const block = await gomezBlock();
    await user.hover(block);
    const card = within(await screen.findByRole('tooltip'));
    expect(card.getByRole('link', { name: '(405) 555-0100' })).toHaveAttribute(
      'href',
      'tel:+14055550100',
    );
    for (const words of [
      '8:30 AM – 12:30 PM',
      'Needs a truck with a lift',
      '3 movers',
      'Has notes',
      'Also has work on the day after',
      'T01 · Ana',
      'Piano, upright',
    ]) {
      expect(card.getByText(words)).toBeInTheDocument();
    }
    expect(card.getAllByRole('listitem')).toHaveLength(Number(block.dataset.flags));
    expect(await card.findByText('$385 – $550 · trip fee $45')).toBeInTheDocument();
    await user.unhover(block);
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  });

  it('names the minimum alone where the hours cost less', async () => {
    server.on(CUSTOMER, {
      _id: GOMEZ,
      move: { activities: [{ _id: activity._id, estTotalCostMin: 507.5, estTotalCost: 425 }] },
    });
    const { user } = renderPlanner();
    await user.hover(await gomezBlock());
    const card = within(await screen.findByRole('tooltip'));
    expect(await card.findByText('$508 · trip fee $45')).toBeInTheDocument();
  });

  it('comes with the focus too, goes by Escape, and makes room for the popup [R-BOARD-27]', async () => {
    const { user } = renderPlanner();
    (await gomezBlock()).focus();
    const card = await screen.findByRole('tooltip');
    expect(card).toHaveTextContent('Maria Gomez');
    expect(await gomezBlock()).toHaveAttribute('aria-describedby', card.id);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    expect(await gomezBlock()).not.toHaveAttribute('aria-describedby');
    await user.click(await gomezBlock());
    await screen.findByRole('dialog', { name: 'Maria Gomez' });
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('makes room for the plan desk that F opens [R-BOARD-27]', async () => {
    const { user } = renderPlanner();
    (await gomezBlock()).focus();
    await screen.findByRole('tooltip');
    await user.keyboard('f');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('is gone after a drop by keys, until the focus was elsewhere [R-BOARD-27]', async () => {
    server
      .on(VIEW, givenDay())
      .on(ASSIGN, { nounce: '8', booking: givenBooking({ nounce: '8' }, { truck: T02 }) });
    const { user } = renderPlanner();
    (await gomezBlock()).focus();
    await screen.findByRole('tooltip');
    jest.useFakeTimers();
    await user.keyboard(' {ArrowDown} ');
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(within(row('Truck T02')).getByRole('button', { name: /^Maria Gomez/ })).toHaveFocus();
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    screen.getByRole('button', { name: /^Sun Park/ }).focus();
    (await gomezBlock()).focus();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(screen.getByRole('tooltip')).toHaveTextContent('Maria Gomez');
  });
});
