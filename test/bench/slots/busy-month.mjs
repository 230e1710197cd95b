import { DateTime } from 'luxon';
import { inBatches, makeTruck } from '../board/busy-day.mjs';

export const MONTH = { trucks: 30, jobsADay: 44, days: 30 };
const TIMEZONE = 'America/Chicago';
const YARD = { latitude: 35.4823, longitude: -97.5204 };
const JOB_HOURS = 3;
const MORNING = 8.5;
const AFTERNOON = 13.5;

/** A branch with something on its trucks on each of the coming days. @returns its id */
export async function makeBusyMonth(call, month = MONTH) {
  const branch = await call('POST', 'branch', {
    name: `Bench ${Date.now()}`,
    timezone: TIMEZONE,
    phone: '4055550140',
    defaultHourlyRate: 55,
    normalizedAddress: '1200 N Walker Ave, Oklahoma City, OK 73103',
    ...YARD,
    outboundEmail: 'moves@emma.test',
    outboundName: 'Emma Moving',
    outboundRefreshToken: 'unused',
    active: true,
  });
  const branchId = branch._id;
  const name = (n) => `T${String(n).padStart(2, '0')}`;
  const trucks = await inBatches(month.trucks, (n) => makeTruck(call, branchId, name(n)));
  await inBatches(month.days * month.jobsADay, (n) => {
    const nth = n % month.jobsADay;
    const isSecond = nth >= month.trucks;
    return book(call, branchId, {
      n,
      truck: trucks[nth % month.trucks]._id,
      day: 1 + Math.floor(n / month.jobsADay),
      at: isSecond ? AFTERNOON : MORNING,
    });
  });
  return branchId;
}

/** Around the yard, each somewhere else. */
const somewhere = (n) => ({
  latitude: YARD.latitude + ((n * 37) % 100) / 1_000 - 0.05,
  longitude: YARD.longitude + ((n * 53) % 100) / 1_000 - 0.05,
});

const stop = (typeOfWOrk, n) => ({
  typeOfWOrk,
  street: `${n} N Walker Ave`,
  normalizedStreetAddress: `${n} N Walker Ave, Oklahoma City, OK 73103`,
  city: 'Oklahoma City',
  state: 'OK',
  zip: '73103',
  locationType: 'House',
  sqft: 1_800,
  stories: 1,
  ...somewhere(n),
});

async function book(call, branchId, { n, truck, day, at }) {
  const midnight = DateTime.now().setZone(TIMEZONE).startOf('day').plus({ days: day });
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
      moveDetails: { branchId, requestedDay: midnight.toISODate() },
    },
  });
  const { nounce, move } = await call('GET', `customer/${id}`);
  const [activity] = move.activities;
  const [{ _id: operation }] = activity.operations;
  const date = midnight
    .set({ hour: Math.floor(at), minute: (at % 1) * 60 })
    .toUTC()
    .toISO();
  const saved = await call('PUT', `customermgt/${id}`, {
    nounce,
    move: {
      activities: [
        {
          _id: activity._id,
          locations: [stop('Load', n), stop('Unload', n + 7)],
          transitInfo: { startingDriveTime: 0.3, endingDriveTime: 0.35 },
          operations: [{ _id: operation, date, duration: JOB_HOURS, earlyStart: false }],
        },
      ],
    },
  });
  await call('PUT', `assignment/operation/${branchId}/${operation}`, {
    customerNounce: saved.nounce,
    truck,
  });
}
