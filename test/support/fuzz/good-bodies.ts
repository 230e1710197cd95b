import { addDays } from '#kernel/local-date.js';
import type { ActivityView } from '#modules/moves/contract/activity.view.js';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import type { ApiClient } from '../api/api-client.js';
import { answered, mailTo } from './given-world.js';
import type { World } from './given-world.js';
import { EMPLOYEE, newCustomer, TRUCK, VISITOR } from './new-things.js';

/** Makes a body that its call takes as things stand now. */
export type MakeBody = () => Promise<unknown>;

const DAY = '2027-03-10';
const FREE_DAY = '2027-03-20';
const MJML = '<mjml><mj-body></mj-body></mjml>';
const MONTH = { branchId: 'all', start: '2027-03-01', end: '2027-03-31' };
const PROBLEM = {
  address: '2 Low Bridge Rd, Tulsa',
  reason: 'Bridge',
  latitude: 36,
  longitude: -96,
};

/** A body of each call that has one in JSON, by the call's name without `/api/v3/`. */
export function goodBodies(admin: ApiClient, world: World): Readonly<Record<string, MakeBody>> {
  const { branchId, employeeId, truckId, customerId, activityId } = world;
  const read = (path: string) => () => answered<object>(admin.get(path));
  const branch = read(`branch/${branchId}`);
  const plain = (body: unknown) => () => Promise.resolve(body);
  const customer = () => answered<CustomerView>(admin.get(`customer/${customerId}`));
  const withActivity =
    <T>(make: (activity: ActivityView | undefined, nounce: string) => T) =>
    async (): Promise<T> => {
      const { nounce, move } = await customer();
      return make(
        move.activities.find(({ _id }) => _id === activityId),
        nounce,
      );
    };
  const withNounce = (rest: object) => withActivity((_, nounce) => ({ nounce, ...rest }));
  let made = 0;
  const another =
    <T>(make: (count: number) => T) =>
    () =>
      Promise.resolve(make((made += 1)));
  const stopIds = (activity: ActivityView | undefined) => activity?.locations.map(({ _id }) => _id);
  return {
    'POST access-token': plain({ idToken: 'x.y.z', nonce: 'n' }),
    'POST access-token/code': plain({
      code: 'x',
      codeVerifier: 'v'.repeat(43),
      nonce: 'n',
      redirectUri: 'http://localhost/signin',
    }),
    'POST access-token/end': plain({ token: 'x.y.z' }),
    'POST tickets': plain({ for: 'customer-export' }),
    'POST branch': async () => ({
      ...(await branch()),
      name: 'New',
      outboundRefreshToken: 'unused',
    }),
    'PUT branch/{id}': branch,
    'PUT branch/{id}/planning': read(`branch/${branchId}/planning`),
    'PUT company': plain({ name: 'Prairie Movers', phone: '', color: '#1c5d99' }),
    'PUT referrer': read('referrer?all=true'),
    'PUT zipzone/{branchId}': plain([{ zone: 'A', codes: ['73103'], useFee: true, tripFee: 20 }]),
    'POST troublelocations': plain(PROBLEM),
    'PUT troublelocations': plain({ ...PROBLEM, _id: world.problemId }),
    'PUT troublelocations/{id}': plain(PROBLEM),
    'POST employee': another((count) => ({
      ...EMPLOYEE,
      email: `new${count}@example.test`,
      branchId,
    })),
    'PUT employee/{id}': read(`employee/${employeeId}`),
    'POST truck': another((count) => ({ ...TRUCK, name: `N${count}`, branchId })),
    'PUT truck/{id}': read(`truck/${truckId}`),
    'POST contract/matchrepeat': plain({
      email: 'maria@example.test',
      altEmail: '',
      phone: '4055550100',
    }),
    'POST customermgt': plain(newCustomer(branchId)),
    'POST customerview': another((count) => ({
      name: `View ${count}`,
      query: { stage: '20' },
    })),
    'PUT customermgt/{customerId}/nextcall': plain({ at: '2027-03-10T15:00:00Z' }),
    'PUT customerview/{id}': plain({ name: 'View', query: { silentDays: 3 } }),
    'PUT customermgt/{id}': customer,
    'PUT customermgt/{id}/reactivate': withNounce({}),
    'PATCH customer/{id}': withNounce({ move: { meta: { actualPrice: 500 } } }),
    'POST move/activity': withActivity((_, nounce) => ({
      movingContractId: customerId,
      activityDay: addDays(DAY, (made += 1)),
      nounce,
    })),
    'PUT move/activity/{activityId}': withActivity((activity, nounce) => ({
      customerId,
      activity,
      nounce,
    })),
    'PUT move/location/order': withActivity((activity, nounce) => ({
      contractId: customerId,
      activityId,
      locations: stopIds(activity),
      nounce,
    })),
    'POST move/location/estimate/{customerId}/{activityId}': withActivity((activity) => ({
      locations: activity?.locations,
      numMovers: 2,
      truckCount: 1,
    })),
    'PUT booking/currentconstants': read('booking/currentconstants'),
    'POST booking/constants/preview': read('booking/currentconstants'),
    'PUT assignment/operation/{branchId}/{operationId}': withActivity((_, customerNounce) => ({
      truck: truckId,
      customerNounce,
    })),
    'PUT assignment/operation/{branchId}/{operationId}/time': withActivity((_, customerNounce) => ({
      start: '09:00',
      duration: 3,
      agreed: 'By phone',
      customerNounce,
    })),
    'PUT assignment/follow/{branchId}/{operationId}': withActivity((activity, customerNounce) => ({
      after: activity?.operations[0]?._id,
      afterNounce: customerNounce,
      customerNounce,
    })),
    'POST move/activity/{activityId}/rebook': withActivity((activity, customerNounce) => ({
      activityDay: FREE_DAY,
      operations: activity?.operations.map(({ _id }) => ({ _id, start: '09:00', truck: null })),
      customerNounce,
    })),
    'POST assignment/mover/{branchId}/{date}': plain({
      mover: employeeId,
      truck: truckId,
      position: 0,
    }),
    'POST assignment/crews/{branchId}/{date}/swap': plain({
      trucks: [truckId, world.otherTruckId],
    }),
    'POST assignment/crews/{branchId}/{date}/repeat': plain({ trucks: [truckId] }),
    'PUT assignment/oncall/{branchId}/{date}': plain({ onCall: employeeId }),
    'PUT assignment/off/{branchId}/{date}': plain({ employee: employeeId, reason: 'Flu' }),
    'POST actuals/stamps': plain({
      sentAt: `${DAY}T18:00:00.000Z`,
      stamps: [
        {
          id: 'a'.repeat(24),
          operation: world.operationId,
          kind: 'started',
          at: `${DAY}T15:00:00.000Z`,
        },
      ],
    }),
    'PUT actuals/{operation}': async () => {
      const path = `actuals/${world.operationId}`;
      const { version } = await answered<{ version: number }>(admin.get(path));
      return { version, movers: 3 };
    },
    'POST estimates/model/preview': plain({
      jobs: [{ group: 'house|level', ratio: 1.1 }],
      ask: [{ group: 'house|level', p: 0.8 }],
    }),
    'PUT estimates/settings/{branchId}': async () => {
      const path = `estimates/settings/${branchId}`;
      const { revision } = await answered<{ revision: number }>(admin.get(path));
      return { revision, quantile: 0.85 };
    },
    'PUT movemanager/notes': plain({ branchId, assignmentDay: DAY, notes: 'Rain', revision: 0 }),
    'PUT movemanager/assignedmanagers': plain({
      branchId,
      assignmentDay: DAY,
      actingManagerId: employeeId,
    }),
    'PUT movemanager/removefromservice': plain({
      date: FREE_DAY,
      truckIds: [truckId],
      note: 'Brakes',
    }),
    'PUT movemanager/returntoservice': plain({ date: FREE_DAY, truckIds: [truckId] }),
    'PUT movemanager/standin': plain({
      branchId,
      date: DAY,
      truck: truckId,
      by: { name: 'Stands_in', hasLift: true },
      from: '12:00',
      note: 'Brakes',
    }),
    'POST movemanager/rental': another((count) => ({
      branchId,
      name: `R${count}`,
      rentalDay: DAY,
      hasLift: true,
    })),
    'POST planning/proposals': plain({
      branchId,
      date: DAY,
      kind: 'fix',
      cause: { mark: 'missingLead', id: truckId },
      seed: 1,
    }),
    'POST planning/proposals/{id}/apply': plain({
      option: 1,
      version: 1,
      leaveOut: [],
      agreed: {},
    }),
    'POST planning/proposals/{id}/check': plain({ option: 1, leaveOut: [] }),
    'PUT planning/pin/{operationId}': plain({ why: 'Promised this crew' }),
    'POST slots': plain({
      branchId,
      activityId,
      stops: [null, { latitude: 35.5, longitude: -97.5 }],
      duration: 4,
      driveOut: 0.5,
      driveBack: 0.5,
      truckCount: 1,
      numMovers: 2,
      requiresLift: false,
      from: DAY,
      days: 3,
      wish: { weekdays: [1, 3], from: '08:00', to: '17:00' },
      draft: 'a page',
      skip: 0,
    }),
    'POST slots/hold': plain({ token: 'x.y' }),
    'PUT slots/hold/{id}': plain({}),
    'POST slots/hold/{id}/book': withNounce({ customerId, activityId }),
    'POST mailer/template': plain({ name: 'New', mjml: MJML, subject: 'Hello' }),
    'PUT mailer/template/{id}': read(`mailer/template/${world.templateId}`),
    'POST mailer/template/preview': plain({ mjml: MJML, customerId }),
    'POST mailer/send': plain(mailTo(customerId)),
    'POST contract/phone': plain({ contractId: customerId, phone: '4055550100', notes: 'Called' }),
    'POST booking/quote': plain({ zip: '73103', fromType: 'Apartment', size: 2 }),
    'POST booking/reservations': plain({ branchId, date: DAY, time: '09:00', duration: 4 }),
    'POST booking/reservations/{id}/confirm': plain(VISITOR),
    'POST booking/reservations/{id}/code': plain({
      secret: VISITOR.secret,
      email: 'wendy@example.com',
    }),
    'DELETE booking/reservations/{id}': plain({ secret: VISITOR.secret }),
    'POST reports/moves': plain(MONTH),
    'POST reports/manager': plain(MONTH),
    'POST reports/marketing': plain(MONTH),
  };
}
