import { legMinutes } from './days-of-callers.mjs';
import { takes } from './how-jobs-went.mjs';

const MIDDAY = 12 * 60;
const DRIVE_OUT_FROM = 7 * 60 + 30;
const LATEST_START = 17 * 60 + 45;
const JOBS_END = 18 * 60 + 30;
const DAY = '2027-03-10';
/** A truck that works from midday has something on it until an hour before. */
const MORNING = { start: 7 * 60, end: MIDDAY - 60 };

const legs = (from) => (to) => {
  const minutes = legMinutes(from, to);
  return () => minutes;
};

/**
 * Plays a day: each caller takes what `choose` picks of what the search of the product finds.
 * @param product the search's own parts: `slotsOfDay`, `inOrder`, `yardDrive`, `upToQuarter`, `linksOf`,
 * `envelopeOf`, `windowEnd`
 * @returns how many were sold, the minutes of all drives, and the jobs of each truck in order
 */
export function sellADay(product, { trucks, callers }, settings, choose) {
  const truckDay = new Map(
    trucks.map(({ name, fromMidday }) => [name, fromMidday ? [held(product)] : []]),
  );
  let sold = 0;
  for (const caller of callers) {
    const search = searchFor(product, caller, trucks, truckDay, settings);
    const slot = choose(product, search);
    if (!slot) continue;
    take(product, caller, slot, search, truckDay);
    sold += 1;
  }
  return { sold, drive: drivenOn(truckDay), truckDays: jobsOf(truckDay) };
}

function held({ yardDrive }) {
  const none = yardDrive(0, false);
  return {
    operationId: null,
    name: '',
    ...MORNING,
    rowStart: MORNING.start,
    rowEnd: MORNING.end,
    out: none,
    back: none,
    arrives: null,
    leaves: null,
    moverCount: 2,
    doneBy: null,
    due: MORNING.start,
    follows: null,
  };
}

function searchFor({ yardDrive, upToQuarter }, caller, trucks, truckDay, settings) {
  const { minutes, first, last, movers, requiresLift } = caller;
  const [out, back] = [yardDrive(caller.out, false), yardDrive(caller.back, false)];
  const earliest = upToQuarter(Math.max(caller.earliest, DRIVE_OUT_FROM + out.onBoard));
  const latest = Math.min(caller.latest, LATEST_START, JOBS_END - minutes);
  const starts = [];
  for (let start = earliest; start <= latest; start += 15) starts.push(start);
  return {
    wanted: {
      minutes,
      out,
      back,
      arrives: first,
      leaves: last,
      truckCount: 1,
      moverCount: movers,
      requiresLift,
      takes: takes(caller),
    },
    settings,
    wishedUntil: null,
    starts,
    days: [
      {
        day: DAY,
        leavesFrom: 0,
        load: 0,
        trucks: trucks.map(({ name, hasLift }) => ({
          id: name,
          name,
          hasLift,
          worksUntil: Infinity,
          truckDay: truckDay.get(name),
        })),
      },
    ],
    // Crews and full days are the same for everybody here.
    crew: { leads: trucks.length, people: trucks.length * 3 },
    legs,
  };
}

/** Puts the job on its truck, as booking the slot does. */
function take({ upToQuarter, linksOf, envelopeOf, windowEnd }, caller, slot, search, truckDay) {
  const {
    start,
    fits: [fit],
  } = slot;
  const { wanted } = search;
  const { truck, before, after } = fit.opening;
  const { follows, leadsTo } = linksOf(fit);
  const envelope = envelopeOf(fit, start, search);
  const job = {
    operationId: caller.id,
    name: caller.id,
    start,
    end: start + wanted.minutes,
    rowStart: envelope.start,
    rowEnd: envelope.end,
    out: wanted.out,
    back: wanted.back,
    arrives: caller.first,
    leaves: caller.last,
    moverCount: wanted.moverCount,
    doneBy: { inEight: start + wanted.takes.inEight, inNine: start + wanted.takes.inNine },
    due: windowEnd(slot, search) ?? start,
    follows: follows && { operationId: follows, minutes: fit.arrival.leg, approximate: true },
  };
  const [from, to] = [before?.from, after?.to];
  if (from) from.rowEnd = from.end + (follows ? 0 : from.back.onBoard);
  if (to) {
    to.follows = leadsTo && {
      operationId: caller.id,
      minutes: fit.departure.leg,
      approximate: true,
    };
    to.rowStart = to.start - (leadsTo ? upToQuarter(fit.departure.leg) : to.out.onBoard);
  }
  const others = truckDay.get(truck.name);
  truckDay.set(
    truck.name,
    [...others, job].sort((a, b) => a.start - b.start),
  );
}

/** Jobs of each truck in order, with the drive from the one before. */
function jobsOf(truckDay) {
  return [...truckDay.values()].map((works) => {
    const jobs = works.filter(({ operationId }) => operationId !== null);
    return jobs.map(({ operationId: id, start, end, due: promised, follows, out }, nth) => ({
      ...{ id, start, minutes: end - start, promised },
      drive: nth === 0 ? 0 : (follows?.minutes ?? jobs[nth - 1].back.exact + out.exact),
    }));
  });
}

/** Minutes of all drives of the day. */
function drivenOn(truckDay) {
  let driven = 0;
  for (const works of truckDay.values()) {
    const jobs = works.filter(({ operationId }) => operationId !== null);
    jobs.forEach((job, index) => {
      const next = jobs[index + 1];
      driven += job.follows ? job.follows.minutes : job.out.exact;
      if (!next?.follows) driven += job.back.exact;
    });
  }
  return driven;
}
