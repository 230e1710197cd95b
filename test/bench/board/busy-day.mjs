import { DateTime } from 'luxon';

/** One branch's busy day: trucks, and bookings on each from morning to evening. */
export const TRUCKS = 50;
export const BOOKINGS = 300;
const A_TRUCK = BOOKINGS / TRUCKS;
const JOB_HOURS = 2;
const AT_ONCE = 8;

const TIMEZONE = 'America/Chicago';
/** So soon that a search for free slots has to look at it. */
const FIRST_COLUMN = DateTime.now()
  .setZone(TIMEZONE)
  .plus({ days: 14 })
  .startOf('day')
  .set({ hour: 7 });
const DAY = FIRST_COLUMN.toISODate();

const STOPS = [
  ['Load', '1200 N Walker Ave', '73103'],
  ['Unload', '2500 NW 23rd St', '73107'],
].map(([typeOfWOrk, street, zip]) => ({
  typeOfWOrk,
  street,
  normalizedStreetAddress: `${street}, Oklahoma City, OK ${zip}`,
  city: 'Oklahoma City',
  state: 'OK',
  zip,
  locationType: 'House',
  sqft: 1_800,
  stories: 1,
}));

export async function inBatches(count, work) {
  const results = [];
  while (results.length < count) {
    const from = results.length;
    const size = Math.min(AT_ONCE, count - from);
    results.push(...(await Promise.all(Array.from({ length: size }, (_, n) => work(from + n)))));
  }
  return results;
}

/**
 * @param size how many trucks the branch has, each with its bookings
 * @returns the branch, the day, its trucks, booked moves, and as many moves that are on no board
 */
export async function makeBusyDay(call, loose, size = TRUCKS) {
  const branch = await call('POST', 'branch', {
    name: `Bench ${Date.now()}`,
    timezone: TIMEZONE,
    phone: '4055550140',
    defaultHourlyRate: 55,
    normalizedAddress: '1200 N Walker Ave, Oklahoma City, OK 73103',
    latitude: 35.4823,
    longitude: -97.5204,
    outboundEmail: 'moves@emma.test',
    outboundName: 'Emma Moving',
    outboundRefreshToken: 'unused',
    active: true,
  });
  const trucks = await inBatches(size, (n) => makeTruck(call, branch._id, `T${n}`));
  const path = (move) => `assignment/operation/${branch._id}/${move.operation}`;
  const booked = await inBatches(size * A_TRUCK, async (n) => {
    const move = await makeMove(call, branch._id, n, (n % A_TRUCK) * JOB_HOURS);
    const truck = trucks[Math.floor(n / A_TRUCK)]._id;
    const { nounce } = await call('PUT', path(move), { customerNounce: move.nounce, truck });
    return { ...move, truck, nounce };
  });
  const others = await inBatches(loose, (n) => makeMove(call, branch._id, size * A_TRUCK + n, 1));
  return { branchId: branch._id, day: DAY, trucks, booked, loose: others, path };
}

export const makeTruck = (call, branchId, name) =>
  call('POST', 'truck', { name, abbreviation: name.padEnd(2, '0'), color: '#1c7ed6', branchId });

async function makeMove(call, branchId, n, hours) {
  const { id } = await call('POST', 'customermgt', {
    moveContractRequest: {
      customerInformation: {
        firstName: `Maria${n}`,
        lastName: 'Gomez',
        phone: '4055550100',
        phoneType: 'Mobile',
        email: `maria${n}@example.test`,
        referredBy: 'Web site',
      },
      moveDetails: { branchId, requestedDay: DAY },
    },
  });
  const customer = await call('GET', `customer/${id}`);
  const [activity] = customer.move.activities;
  const [operation] = activity.operations;
  const date = FIRST_COLUMN.plus({ hours }).toUTC().toISO();
  const { nounce } = await call('PUT', `customermgt/${id}`, {
    nounce: customer.nounce,
    move: {
      activities: [
        {
          _id: activity._id,
          locations: STOPS,
          operations: [{ _id: operation._id, date, duration: JOB_HOURS, earlyStart: false }],
        },
      ],
    },
  });
  return { customer: id, operation: operation._id, nounce };
}
