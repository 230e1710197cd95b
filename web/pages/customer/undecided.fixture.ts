import { screen, within } from '@testing-library/react';
import { addDays } from '#kernel/local-date.js';
import type { FigureOrigins } from '#modules/moves/contract/estimating.js';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { moveToDay } from '#modules/moves/contract/operation-times.js';
import { todayIn } from '../../shared/format';
import { givenActivity, givenCustomerWith, givenOperation } from '../../testing';
import { openCustomerPage, press, type } from '../../testing/customer-page';
import { OneCustomerServer } from '../../testing/one-customer-server';
import type { Rendered } from '../../testing/render-app';

const ZONE = 'America/Chicago';
/** In the future, whenever this runs. */
export const DAY = addDays(todayIn(ZONE), 30);
/** What the estimate says of the given stops. */
export const ESTIMATED = { estHours: 5, minTime: 3.75, numMovers: 2 };

export const UNDECIDED: FigureOrigins = {
  ...{ estHours: 'default', numMovers: 'default' },
  ...{ truckCount: 'default', minTime: 'default' },
};

export interface Opened {
  server: OneCustomerServer;
  view: Rendered;
}

/** A move with figures that nobody decided. */
export const givenMove = (figures: object = {}, truck: string | null = null): CustomerView =>
  givenCustomerWith(
    givenActivity({
      figureOrigins: UNDECIDED,
      ...figures,
      activityDay: DAY,
      state: truck ? 'committed' : 'uncommitted',
      operations: [
        givenOperation({
          ...{ duration: 4, truck },
          date: moveToDay(givenOperation().date, DAY, ZONE).toISOString(),
        }),
      ],
    }),
  );

/** The page of a customer whose stops can be estimated, and the server behind it. */
export function openEstimated(customer: CustomerView): Opened {
  const server = new OneCustomerServer(customer);
  server.api.on('POST /move/location/estimate/:customer/:activity', {
    locations: customer.move.activities
      .flatMap((day) => day.locations)
      .map((one) => ({
        ...one,
        suggestedWorktime: 3,
      })),
    resourceEstimate: { truckCount: 1, numMovers: 2 },
    ...{ estHours: 5, minTime: 3 },
    moveMgrCostingStrategyReason: 'From size tables of 2026-11-01: so and so',
    warnings: [],
  });
  return { server, view: openCustomerPage() };
}

export const rail = async () => within(await screen.findByRole('region', { name: 'Quote' }));

export async function typeBedrooms(view: Rendered): Promise<void> {
  await screen.findByRole('button', { name: /^Edit location 1/ });
  await press(view, /^Edit location 1/);
  await type(view, /^Bedrooms/, '4');
}

/** One of the stops is another one since the estimate. @returns the rail */
export async function changedAfterEstimate(view: Rendered, change = typeBedrooms) {
  const quote = await rail();
  await quote.findByRole('button', { name: 'Book T01' });
  await change(view);
  return quote;
}
