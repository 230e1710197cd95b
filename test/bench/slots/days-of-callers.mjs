/**
 * Days of a branch and those who call for a job, from a seed: the same ones that the aims of the search
 * were set by. Every figure comes from the one stream of a seed, so its order must stay.
 */
const YARD = { latitude: 35.47, longitude: -97.52 };
const EARTH_MILES = 3958.8;
const RADIANS = Math.PI / 180;
const CIRCUITY = [
  [3, 1.4],
  [10, 1.33],
  [50, 1.25],
  [Infinity, 1.2],
];
/** A truck, and the traffic of a working day. */
const SLOWER = 1.15 * 1.15;
const MIDDAY = 12 * 60;
const LATEST_START = 17 * 60 + 45;
const JOBS_END = 18 * 60 + 30;

/** Figures from 0 to 1. */
export function streamOf(seed) {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4_294_967_296;
  };
}

function miles(from, to) {
  const north = (to.latitude - from.latitude) * RADIANS;
  const east = (to.longitude - from.longitude) * RADIANS;
  const across = Math.cos(from.latitude * RADIANS) * Math.cos(to.latitude * RADIANS);
  return (
    2 *
    EARTH_MILES *
    Math.asin(Math.sqrt(Math.sin(north / 2) ** 2 + across * Math.sin(east / 2) ** 2))
  );
}

/** Minutes of a drive. */
export function legMinutes(from, to) {
  const direct = miles(from, to);
  const [, circuity] = CIRCUITY.find(([upTo]) => direct < upTo);
  const road = direct * circuity;
  const slow = Math.min(road, 6);
  return (slow / 35 + (road - slow) / 60) * 60 * SLOWER;
}

/** One day: trucks, and callers in the order in which they call. */
export function dayOfCallers(seed, truckCount, callerCount) {
  const next = streamOf((seed + 200) * 7919 + 13);
  const bell = () => {
    let sum = 0;
    for (let n = 0; n < 6; n += 1) sum += next();
    return (sum - 3) / 0.7071;
  };
  const somewhere = () => ({
    latitude: YARD.latitude + bell() * 0.09,
    longitude: YARD.longitude + bell() * 0.11,
  });
  const trucks = Array.from({ length: truckCount }, (_, index) => ({
    name: `T${String(index).padStart(2, '0')}`,
    hasLift: next() < 0.35,
    fromMidday: next() < 0.06,
  }));
  const callers = Array.from({ length: callerCount }, (_, index) =>
    callerOf(index, next, bell, somewhere),
  );
  const turn = streamOf(seed);
  const order = callers.map((caller) => [turn(), caller]).sort((a, b) => a[0] - b[0]);
  return { trucks, callers: order.map(([, caller]) => caller) };
}

function callerOf(index, next, bell, somewhere) {
  const minutes = Math.round(hoursOf(next) * 4) * 15;
  const wished = startsWanted(next());
  const first = somewhere();
  const last =
    next() < 0.75
      ? { latitude: first.latitude + bell() * 0.05, longitude: first.longitude + bell() * 0.06 }
      : somewhere();
  const latest = Math.min(wished[1], JOBS_END - minutes, LATEST_START);
  const movers = minutes > 420 ? 3 : next() < 0.5 ? 3 : 2;
  return {
    id: `job-${index}`,
    minutes,
    earliest: Math.min(wished[0], latest),
    latest,
    first,
    last,
    movers,
    requiresLift: next() < 0.12,
    out: legMinutes(YARD, first),
    back: legMinutes(last, YARD),
  };
}

function hoursOf(next) {
  const size = next();
  if (size < 0.55) return 3 + next() * 2;
  return size < 0.9 ? 5 + next() * 2.5 : 7.5 + next() * 2;
}

/** Earliest and latest start, in minutes after midnight. */
function startsWanted(kind) {
  if (kind < 0.35) return [8 * 60, 9 * 60];
  if (kind < 0.55) return [8 * 60, MIDDAY];
  return kind < 0.8 ? [MIDDAY, 15 * 60] : [8 * 60, LATEST_START];
}
