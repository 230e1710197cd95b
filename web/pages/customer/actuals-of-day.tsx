import type { JSX } from 'react';
import { localDateOf } from '#kernel/local-date.js';
import type { OperationView } from '#modules/moves/contract/activity.view.js';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { ActualLine } from '../../features/actuals';
import { ExpectedStart } from '../../features/scheduling';

export interface ActualsOfDayProps {
  customer: CustomerView;
  day: string;
}

/** How the trucks of a day really went, and today when its crew is expected where they are held up; nothing before that day, and for trucks that are not booked. */
export function ActualsOfDay({ customer, day }: ActualsOfDayProps): JSX.Element | null {
  const { timezone } = customer.branch;
  const today = localDateOf(new Date(), timezone);
  if (day > today) return null;
  const booked = customer.move.activities
    .filter(({ activityDay }) => activityDay === day)
    .flatMap(({ operations }) => operations)
    .filter(({ truck }) => truck !== null);
  const name = `${customer.firstName} ${customer.lastName}`.trim();
  return (
    <>
      {day === today && booked.length > 0 && (
        <ExpectedStart customerId={customer._id} branchId={customer.branchId} day={day} />
      )}
      {booked.map((operation) => lineOf(operation, { name, day, timezone }))}
    </>
  );
}

const lineOf = (
  { _id }: OperationView,
  of: { name: string; day: string; timezone: string },
): JSX.Element => <ActualLine key={_id} operation={_id} {...of} />;
