import { screen, waitFor } from '@testing-library/react';
import { addDays } from '#kernel/local-date.js';
import type { FigureOrigins } from '#modules/moves/contract/estimating.js';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { box, openCustomerPage, press, type } from '../../testing/customer-page';
import { T01 } from '../../testing/given-board';
import type { OneCustomerServer } from '../../testing/one-customer-server';
import type { Rendered } from '../../testing/render-app';
import {
  changedAfterEstimate,
  DAY,
  ESTIMATED,
  givenMove,
  openEstimated,
  rail,
  typeBedrooms,
  UNDECIDED,
} from './undecided.fixture';
import { itAtNight } from '../../../test/support/thorough';

const DECIDED: FigureOrigins = {
  ...{ estHours: 'person', numMovers: 'person' },
  ...{ truckCount: 'person', minTime: 'person' },
};

let server: OneCustomerServer;
afterEach(() => server.api.restore());

const open = (customer: CustomerView): Rendered => {
  const opened = openEstimated(customer);
  ({ server } = opened);
  return opened.view;
};

describe('figures that nobody decided', () => {
  it('are estimated first, and what somebody typed stays [R-EST-23]', async () => {
    const view = open(givenMove());
    const quote = await rail();
    const create = await quote.findByRole('button', { name: 'Create estimate' });
    expect(quote.getByText('4 h is the form’s default.')).toBeVisible();
    await screen.findByLabelText('Est Min Hrs');
    await type(view, 'Est Min Hrs', '3');
    await view.user.click(create);
    await waitFor(() => expect(box('Est Hours')).toHaveValue(`${ESTIMATED.estHours} h`));
    expect(box('Est Min Hrs')).toHaveValue('3 h');
    expect(await quote.findByRole('button', { name: /^Save \d changes$/ })).toBeVisible();
  });

  it('are asked about before the customer is told [R-EST-24]', async () => {
    const view = open(givenMove({}, T01));
    const quote = await rail();
    const send = await quote.findByRole('button', { name: 'Send confirmation' });
    await waitFor(() => expect(send).toBeEnabled());
    await view.user.click(send);
    const words = `4 h is the form’s default. The estimate says ${ESTIMATED.estHours} h, 2 movers, 1 truck. A minimum of 2.5 h is not decided either: the estimate says 3.75 h. A truck is assigned: to change them, unbook it first.`;
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Use the estimate' })).toBeNull();
    await view.user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: /^Email to/ })).toBeNull();
    await view.user.click(send);
    await view.user.click(await screen.findByRole('button', { name: 'Keep 4 h' }));
    expect(await screen.findByRole('dialog', { name: /^Email to/ })).toBeVisible();
  });

  it('are decided for every page once somebody kept or typed them [R-EST-27]', async () => {
    const view = open(givenMove());
    const quote = await rail();
    await quote.findByRole('button', { name: 'Create estimate' });
    await type(view, 'Est Hours', '4.25');
    await type(view, 'Est Hours', '4');
    expect(await screen.findByText(/1 unsaved change/)).toBeVisible();
    await press(view, 'Save');
    await waitFor(() => expect(screen.queryByText(/unsaved change/)).toBeNull());
    expect(server.activity.figureOrigins).toMatchObject({ estHours: 'person', minTime: 'default' });
    view.unmount();
    server.change(({ move }) => {
      move.activities[0]!.figureOrigins = { ...UNDECIDED, estHours: 'person' };
      move.activities[0]!.minTime = 3;
    });
    openCustomerPage();
    expect(await (await rail()).findByRole('button', { name: 'Book T01' })).toBeVisible();
  });

  itAtNight('that were kept are stored at once [R-EST-27]', async () => {
    const view = open(givenMove({}, T01));
    const send = await (await rail()).findByRole('button', { name: 'Send confirmation' });
    await waitFor(() => expect(send).toBeEnabled());
    await view.user.click(send);
    await view.user.click(await screen.findByRole('button', { name: 'Keep 4 h' }));
    await screen.findByRole('dialog', { name: /^Email to/ });
    expect(Object.values(server.activity.figureOrigins)).toEqual(Array(4).fill('person'));
  });

  it('leave a stop out that cannot be counted, until its work time is typed [R-EST-25]', async () => {
    const customer = givenMove();
    const [load, unload] = customer.move.activities[0]!.locations;
    customer.move.activities[0]!.locations = [
      { ...load!, locationType: 'Office' },
      { ...unload!, locationType: 'Office' },
    ];
    const view = open(customer);
    const quote = await rail();
    const words = 'Location 1 is not counted: type its work time';
    expect(await quote.findByText('No location is counted yet')).toBeVisible();
    await press(view, 'Create Estimate');
    expect(await screen.findByText(new RegExp(`^${words}\\. Location 2 is not`))).toBeVisible();
    expect(screen.queryByText('Estimate created')).toBeNull();
    expect(box('Est Hours')).toHaveValue('4 h');
    await view.user.click(await quote.findByRole('button', { name: 'Book T01' }));
    await view.user.click(await screen.findByRole('button', { name: 'Type the work time' }));
    await waitFor(() => expect(box('Worktime of location 1, hours')).toHaveFocus());
    await view.user.keyboard('3');
    expect(await quote.findByText(/, without location 2$/)).toBeVisible();
    await view.user.click(quote.getByRole('button', { name: words.replace('1', '2') }));
    await waitFor(() => expect(box('Worktime of location 2, hours')).toHaveFocus());
    await view.user.keyboard('2.5');
    await view.user.click(await quote.findByRole('button', { name: 'Create estimate' }));
    await waitFor(() => expect(box('Est Hours')).toHaveValue('5.75 h'));
    expect(box('Worktime of location 1, hours')).toHaveValue('3 h');
  });

  itAtNight(
    'are kept without a stop no longer than that cannot be counted [R-EST-25]',
    async () => {
      const customer = givenMove();
      customer.move.activities[0]!.locations = customer.move.activities[0]!.locations.map(
        (stop) => ({
          ...stop,
          locationType: 'Office',
        }),
      );
      const view = open(customer);
      const quote = await rail();
      await screen.findByRole('button', { name: 'Create Estimate' });
      const sendQuote = async (): Promise<void> =>
        view.user.click(await quote.findByRole('button', { name: 'Send quote' }));
      await sendQuote();
      await view.user.click(await screen.findByRole('button', { name: 'Keep 4 h' }));
      expect(await screen.findByRole('dialog', { name: /^Email to/ })).toBeVisible();
      await view.user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await sendQuote();
      expect(await screen.findByRole('dialog', { name: /^Email to/ })).toBeVisible();
      await view.user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await type(view, 'Worktime of location 1, hours', '3');
      await type(view, 'Worktime of location 2, hours', '2.5');
      expect(await quote.findByRole('button', { name: 'Create estimate' })).toBeVisible();
      await sendQuote();
      expect(await screen.findByRole('button', { name: 'Use the estimate' })).toBeVisible();
    },
  );

  itAtNight(
    'are an estimate’s where it leaves a stop out, and are updated once that is counted [R-EST-25]',
    async () => {
      const customer = givenMove();
      const [load, unload] = customer.move.activities[0]!.locations;
      customer.move.activities[0]!.locations = [{ ...load!, locationType: 'Office' }, unload!];
      const view = open(customer);
      const quote = await rail();
      await screen.findByRole('button', { name: 'Create Estimate' });
      await view.user.click(await quote.findByRole('button', { name: 'Send quote' }));
      await view.user.click(await screen.findByRole('button', { name: 'Use the estimate' }));
      expect(
        await screen.findByText(/^Location 1 is not counted: type its work time\.$/),
      ).toBeVisible();
      await waitFor(() =>
        expect(screen.queryByRole('dialog', { name: 'Nobody decided these figures' })).toBeNull(),
      );
      await view.user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await type(view, 'Worktime of location 1, hours', '3');
      expect(await quote.findByRole('button', { name: 'Update estimate' })).toBeVisible();
    },
  );

  it('leave no suggestion at a stop that is not counted: all that is typed there counts [R-EST-26]', async () => {
    const customer = givenMove();
    const [load, unload] = customer.move.activities[0]!.locations;
    customer.move.activities[0]!.locations = [
      unload!,
      { ...load!, locationType: 'Office', numBoxes: 20, driveTime: 0.25 },
    ];
    const view = open(customer);
    await screen.findByRole('button', { name: /^Use the automated worktime of location 1/ });
    expect(screen.queryByRole('button', { name: /automated worktime of location 2/ })).toBeNull();
    await type(view, 'Worktime of location 2, hours', '0.5');
    expect(await screen.findByText('counts')).toBeVisible();
  });

  itAtNight('are not said to be estimated where no location has any work [R-EST-25]', async () => {
    const customer = givenMove();
    const [load] = customer.move.activities[0]!.locations;
    customer.move.activities[0]!.locations = [
      { ...load!, typeOfWOrk: 'Packing', packingEstTime: 0, driveTime: 0 },
    ];
    const view = open(customer);
    await (await rail()).findByText('Type the packing time of location 1 to see its hours');
    await press(view, 'Create Estimate');
    const words = 'Nothing is estimated: type the packing time of location 1.';
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByText('Estimate created')).toBeNull();
  });

  itAtNight('lead to a work time that is missing on another day [R-EST-25]', async () => {
    const customer = givenMove();
    const [activity] = customer.move.activities;
    const office = { ...activity!.locations[0]!, locationType: 'Office' as const };
    customer.move.activities = [
      { ...activity!, figureOrigins: DECIDED },
      {
        ...structuredClone(activity!),
        ...{ _id: 'e'.repeat(24), activityDay: addDays(DAY, 1), state: 'uncommitted' },
        locations: [{ ...office, _id: '9'.repeat(24) }],
        operations: [],
      },
    ];
    const view = open(customer);
    const quote = await rail();
    await view.user.click(await quote.findByRole('button', { name: 'Send quote' }));
    await view.user.click(await screen.findByRole('button', { name: 'Type the work time' }));
    await waitFor(() =>
      expect(document.activeElement).toHaveAttribute(
        'name',
        'move.activities.1.locations.0.worktime',
      ),
    );
  });

  it.each([
    ['a stop is another one', typeBedrooms],
    ['another crew is typed', (view: Rendered) => type(view, 'Movers', '3')],
  ])('are said to be from before the change once %s [R-EST-23]', async (_what, change) => {
    const view = open(givenMove(ESTIMATED));
    const quote = await changedAfterEstimate(view, change);
    const update = await quote.findByRole('button', { name: 'Update estimate' });
    expect(quote.getByText('from before the change')).toBeVisible();
    await view.user.click(update);
    await waitFor(() => expect(quote.queryByText('from before the change')).toBeNull());
    expect(box('Movers')).toHaveValue('3');
    expect(box('Est Hours')).not.toHaveValue(`${ESTIMATED.estHours} h`);
  });
});
