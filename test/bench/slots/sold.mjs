import { inCheckout } from '../../../scripts/lib/checkout.mjs';
import { dayOfCallers } from './days-of-callers.mjs';
import { replay } from './how-jobs-went.mjs';
import { sellADay } from './sell-a-day.mjs';

const SIZES = [
  [6, 12],
  [12, 26],
  [20, 44],
  [30, 66],
];
const DAYS = 40;
const LEAST = { byYard: 0.1, direct: 0.2, lessDrive: 0.1 };
/** Of the jobs that follow another one: so many start after what their customer was promised. */
const MOST_LATE = 0.1;

/** The first start of the day that there is, on the first truck that is free then. */
const earliest = ({ slotsOfDay }, search) => {
  const [day] = search.days;
  return day.trucks
    .map((truck) => slotsOfDay({ ...day, trucks: [truck] }, search)[0])
    .reduce((found, slot) => (!slot || found?.start <= slot.start ? found : slot), undefined);
};
const best = ({ slotsOfDay, inOrder }, search) => inOrder(slotsOfDay(search.days[0], search))[0];

/**
 * What the best slot sells more than the earliest start, on days of callers.
 * @returns whether it is enough
 */
export async function measureSold() {
  const product = await parts();
  const { settings } = product;
  const direct = { ...settings, directLegs: true };
  let isEnough = true;
  for (const [trucks, callers] of SIZES) {
    const day = (seed) => dayOfCallers(seed, trucks, callers);
    const today = over(day, (one) => sellADay(product, one, settings, earliest));
    const byYard = over(day, (one) => sellADay(product, one, settings, best));
    const straight = over(day, (one) => sellADay(product, one, direct, best));
    const more = [byYard, straight].map(({ sold }) => sold / today.sold - 1);
    const less = 1 - straight.drive / straight.sold / (today.drive / today.sold);
    const late = [byYard, straight].map((one) => one.late / one.followUps);
    const fine = [
      more[0] >= LEAST.byYard && late[0] <= MOST_LATE,
      more[1] >= LEAST.direct && less >= LEAST.lessDrive && late[1] <= MOST_LATE,
    ];
    isEnough &&= fine.every(Boolean);
    const lessOf = (one) => 1 - one.drive / one.sold / (today.drive / today.sold);
    for (const [nth, [mode, one]] of [
      ['yard', byYard],
      ['direct', straight],
    ].entries())
      console.log(
        `${mode} ${trucks} trucks: sold ${percent(more[nth])}, drive ${percent(-lessOf(one))}, ` +
          `after their window ${(late[nth] * 100).toFixed(1)} %${fine[nth] ? '' : '  not enough'}`,
      );
  }
  return isEnough;
}

function over(day, sell) {
  const sum = { sold: 0, drive: 0, followUps: 0, late: 0 };
  for (let seed = 1; seed <= DAYS; seed += 1) {
    const { sold, drive, truckDays } = sell(day(seed));
    const { followUps, late } = replay(truckDays, seed);
    sum.followUps += followUps;
    sum.late += late;
    sum.sold += sold;
    sum.drive += drive;
  }
  return sum;
}

const percent = (share) => `${share < 0 ? '' : '+'}${(share * 100).toFixed(1)} %`;

/** The parts of the built search, and the settings of a branch that never changed them. */
async function parts() {
  const load = (path) => import(inCheckout('dist/server/modules', path));
  const slots = 'scheduling/domain/slots';
  const [{ slotsOfDay }, { inOrder }, drives, { linksOf, windowEnd }, { envelopeOf }, planning] =
    await Promise.all([
      load(`${slots}/day-slots.js`),
      load(`${slots}/slot-order.js`),
      load(`${slots}/drives.js`),
      load(`${slots}/slot-window.js`),
      load(`${slots}/truck-fit.js`),
      load('branches/contract/planning.js'),
    ]);
  const { upToQuarter, yardDrive } = drives;
  const settings = { ...planning.DEFAULT_PLANNING, arrivalWindows: true };
  return { slotsOfDay, inOrder, upToQuarter, yardDrive, linksOf, envelopeOf, windowEnd, settings };
}
