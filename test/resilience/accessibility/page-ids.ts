import { addDays, localDateOf } from '#kernel/local-date.js';
import type { ApiClient } from '../../support/api/api-client.js';

/** The parts of the demo company that are looked at. */
export interface PageIds {
  /** The next day that has moves, `YYYY-MM-DD`. */
  day: string;
  branchId: string;
  /** The branch serves it. */
  zip: string;
  truckId: string;
  employeeId: string;
  /** Somebody who moves on that day, on a truck. */
  customerId: string;
  templateId: string;
  problemId: string;
  /** An email in the local mailbox. */
  messageId: string;
}

interface Thing {
  _id: string;
}
interface Day {
  trucks: Thing[];
  customers: { bookings: { metaData: { customerId: string } }[] }[];
}

/**
 * Finds them through the API.
 * @throws Error when the company lacks one of them
 */
export async function findPlaces(admin: ApiClient): Promise<PageIds> {
  const first = async (path: string): Promise<string> =>
    idOf((await admin.get<Thing[]>(path)).body[0], path);
  const { body: self } = await admin.get<Thing & { branchId: string }>('employee/self');
  const { branchId } = self;
  for (let days = 1; days < 8; days += 1) {
    const day = addDays(localDateOf(new Date(), 'America/Chicago'), days);
    const { body } = await admin.get<Day>(`movemanager/day_view/${day}/${branchId}`);
    const customerId = body.customers[0]?.bookings[0]?.metaData.customerId;
    if (!customerId) continue;
    return {
      day,
      branchId,
      zip: await zipOf(admin, branchId),
      customerId,
      truckId: idOf(body.trucks[0], 'trucks'),
      employeeId: self._id,
      templateId: await first(`mailer/template?regionId=${branchId}`),
      problemId: await first('troublelocations'),
      messageId: await first('mailbox'),
    };
  }
  throw new Error('Nobody moves in the next days');
}

async function zipOf(admin: ApiClient, branchId: string): Promise<string> {
  const { body } = await admin.get<{ codes: string[] }[]>(`zipzone?branchId=${branchId}`);
  const [zip] = body.flatMap(({ codes }) => codes);
  if (!zip) throw new Error('The branch drives nowhere');
  return zip;
}

function idOf(thing: Thing | undefined, path: string): string {
  if (!thing) throw new Error(`The company has none of ${path}`);
  return thing._id;
}
