import { addDays } from '#kernel/local-date.js';
import { versionOf } from '#modules/moves/contract/version.js';
import { workOnWire } from '#modules/moves/contract/work-on-wire.js';
import { AddActivityCommand } from '#modules/moves/commands/add-activity/add-activity.command.js';
import { UpdateActivityCommand } from '#modules/moves/commands/update-activity/update-activity.command.js';
import { GetCustomerQuery } from '#modules/moves/index.js';
import type { PlannedMove } from './day-plan.js';
import type { DemoContext } from './seed-customer.js';

/** A second activity: the household is packed on the day before it is moved. */
export async function seedPackingDay(
  { commands, queries }: DemoContext,
  plan: PlannedMove,
  customerId: string,
): Promise<void> {
  const { nounce, move } = await queries.execute(new GetCustomerQuery(customerId));
  const home = move.activities[0]?.locations[0];
  if (!home) return;
  const day = addDays(plan.day, -1);
  const added = await commands.execute(new AddActivityCommand(customerId, versionOf(nounce), day));
  const { street, unit, city, state, zip, latitude, longitude, normalizedStreetAddress } = home;
  const { locationType, sqft, stories, bedrooms, floor, hasElevator, dimensions } = home;
  const address = { street, unit, city, state, zip, latitude, longitude, normalizedStreetAddress };
  const kind = { locationType, sqft, stories, bedrooms, floor, hasElevator, dimensions };
  await commands.execute(
    new UpdateActivityCommand({
      customerId,
      activityId: added.activityId,
      version: added.version,
      activity: {
        estHours: 3,
        locations: [
          {
            ...address,
            ...kind,
            ...workOnWire({ workType: 'Packing' as const }),
            isPacking: true,
            packingEstTime: 3,
            packingEstCost: 180,
          },
        ],
      },
    }),
  );
}
