import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import type { ApiAnswer, ApiClient } from '../api/api-client.js';
import { STOPS } from '../product/stops.js';
import { EMPLOYEE, newCustomer, TRUCK } from './new-things.js';

/** Ids of things that exist, made for being asked about. The one who asks is not among them. */
export interface World {
  branchId: string;
  employeeId: string;
  truckId: string;
  otherTruckId: string;
  customerId: string;
  activityId: string;
  operationId: string;
  problemId: string;
  templateId: string;
  emailId: string;
  reportId: string;
}

/** Makes them through the API. @throws Error when a call is refused. */
export async function givenWorld(admin: ApiClient): Promise<World> {
  const branchId = await made(
    admin.post('branch', {
      name: 'Tulsa',
      timezone: 'America/Chicago',
      phone: '9185550140',
      normalizedAddress: '175 E 2nd St, Tulsa, OK 74103',
      latitude: 36.1557,
      longitude: -95.9895,
      outboundEmail: 'tulsa@emma.test',
      outboundName: 'Emma Tulsa',
      outboundRefreshToken: 'unused',
    }),
  );
  await answered(
    admin.put(`zipzone/${branchId}`, [{ zone: 'A', codes: ['73103'], useFee: true, tripFee: 20 }]),
  );
  const employeeId = await made(admin.post('employee', { ...EMPLOYEE, branchId }));
  const truckId = await made(admin.post('truck', { ...TRUCK, branchId }));
  const otherTruckId = await made(admin.post('truck', { ...TRUCK, branchId, name: 'N02' }));
  const problemId = await made(
    admin.post('troublelocations', { address: '1 Low Bridge Rd, Tulsa', reason: 'Bridge' }),
  );
  const move = await givenMove(admin, branchId);
  const [template] = await answered<{ _id: string }[]>(admin.get('mailer/template'));
  const { emailId } = await answered<{ emailId: string }>(
    admin.post('mailer/send', mailTo(move.customerId)),
  );
  const days = { start: '2027-03-01', end: '2027-03-31' };
  const { reportId } = await answered<{ reportId: string }>(admin.post('reports/moves', days));
  const others = { templateId: template?._id ?? '', emailId, reportId };
  return { branchId, employeeId, truckId, otherTruckId, problemId, ...move, ...others };
}

export const mailTo = (customerId: string): object => ({
  customerId,
  html: '<p>Hello</p>',
  recipient: 'maria@example.test',
  subject: 'Your move',
  template: 'other',
});

async function givenMove(admin: ApiClient, branchId: string) {
  const created = admin.post<{ id: string }>('customermgt', newCustomer(branchId));
  const customerId = (await answered<{ id: string }>(created)).id;
  const before = await answered<CustomerView>(admin.get(`customer/${customerId}`));
  const [activity] = before.move.activities;
  const activityId = activity?._id ?? '';
  const move = { activities: [{ _id: activityId, locations: STOPS }] };
  await answered(admin.put(`customermgt/${customerId}`, { nounce: before.nounce, move }));
  return { customerId, activityId, operationId: activity?.operations[0]?._id ?? '' };
}

export async function answered<T>(call: Promise<ApiAnswer>): Promise<T> {
  const { status, body } = await call;
  if (status >= 300) throw new Error(`Not made: ${status} ${JSON.stringify(body)}`);
  return body as T;
}

const made = async (call: Promise<ApiAnswer>): Promise<string> =>
  (await answered<{ _id: string }>(call))._id;
