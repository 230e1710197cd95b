import { DateTime } from 'luxon';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import type { ApiClient } from '../api/api-client.js';
import { accepted } from './busy-seller.js';

/** A job as it is on its truck. */
export interface BookedMove {
  operationId: string;
  start: Date;
}

/** Registers a customer for a day and books the move on a truck, as sales do. */
export async function bookMove(
  sales: ApiClient,
  { branchId, day, truck }: { branchId: string; day: string; truck: string },
): Promise<BookedMove> {
  const customerInformation = {
    ...{ firstName: 'Stamped', lastName: `On ${day}`, phone: '4055550100', phoneType: 'Mobile' },
    ...{ email: `stamped-${day}@example.test`, referredBy: 'Web site' },
  };
  const moveDetails = { branchId, requestedDay: day };
  const body = { moveContractRequest: { customerInformation, moveDetails } };
  const { id } = await accepted<{ id: string }>(sales.post('customermgt', body));
  return book(sales, id, { branchId, truck });
}

/** Books the move of a customer. */
export async function book(
  sales: ApiClient,
  customerId: string,
  { branchId, truck }: { branchId: string; truck: string },
): Promise<BookedMove> {
  const { nounce, move } = await accepted<CustomerView>(sales.get(`customer/${customerId}`));
  const operation = move.activities[0]?.operations[0];
  if (!operation) throw new Error('A customer without a move');
  const path = `assignment/operation/${branchId}/${operation._id}`;
  await accepted(sales.put(path, { customerNounce: nounce, truck }));
  return { operationId: operation._id, start: new Date(operation.date) };
}

/** A job of a day, in the branch's time. */
export interface WantedJob {
  branchId: string;
  day: string;
  zone: string;
  lastName: string;
  /** `HH:mm` at which it starts. */
  clock: string;
  hours: number;
  /** Hours of each of its drives. */
  drive?: number;
  truck: string;
}

/** Registers a customer whose job starts at this hour, and books it on the truck. */
export async function bookJob(sales: ApiClient, wanted: WantedJob): Promise<BookedMove> {
  const { branchId, day, zone, lastName, clock, hours, drive = 0, truck } = wanted;
  const customerInformation = { firstName: 'Maria', lastName, email: '', referredBy: 'Web site' };
  const moveDetails = { branchId, requestedDay: day };
  const body = { moveContractRequest: { customerInformation, moveDetails } };
  const { id } = await accepted<{ id: string }>(sales.post('customermgt', body));
  const { nounce, move } = await accepted<CustomerView>(sales.get(`customer/${id}`));
  const [activity] = move.activities;
  const operation = {
    _id: activity?.operations[0]?._id,
    date: DateTime.fromISO(`${day}T${clock}`, { zone }).toUTC().toISO(),
    duration: hours,
    bookingEnvelope: { startingDriveTime: drive, endingDriveTime: drive },
  };
  const activities = [{ _id: activity?._id, operations: [operation] }];
  await accepted(sales.put(`customermgt/${id}`, { nounce, move: { activities } }));
  return book(sales, id, { branchId, truck });
}
