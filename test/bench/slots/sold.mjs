import { inCheckout } from '../../../scripts/lib/checkout.mjs';
import { dayOfCallers } from './days-of-callers.mjs';
import { sellADay } from './sell-a-day.mjs';

const SIZES = [
  [6, 12],
  [12, 26],
  [20, 44],
  [30, 66],
];
const DAYS = 40;
const LEAST = { byYard: 0.1, direct: 0.2, lessDrive: 0.1 };

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
    const fine = more[0] >= LEAST.byYard && more[1] >= LEAST.direct && less >= LEAST.lessDrive;
    isEnough &&= fine;
    console.log(
      [
        `${trucks} trucks, ${callers} callers`.padEnd(24),
        told('earliest', today),
        `${told('best, by the yard', byYard)} ${percent(more[0])}`,
        `${told('best, direct', straight)} ${percent(more[1])}, drive ${percent(-less)}`,
        fine ? '' : 'too little',
      ].join('  '),
    );
  }
  return isEnough;
}

function over(day, sell) {
  const sum = { sold: 0, drive: 0 };
  for (let seed = 1; seed <= DAYS; seed += 1) {
    const { sold, drive } = sell(day(seed));
    sum.sold += sold;
    sum.drive += drive;
  }
  return sum;
}

const percent = (share) => `${share < 0 ? '' : '+'}${(share * 100).toFixed(1)} %`;

const told = (name, { sold, drive }) =>
  `${name} ${(sold / DAYS).toFixed(1)} (${(drive / sold).toFixed(0)} min)`;

/** The parts of the built search, and the settings of a branch that never changed them. */
async function parts() {
  const load = (path) => import(inCheckout('dist/server/modules', path));
  const slots = 'scheduling/domain/slots';
  const [{ slotsOfDay }, { inOrder }, drives, { linksOf }, { envelopeOf }, planning] =
    await Promise.all([
      load(`${slots}/day-slots.js`),
      load(`${slots}/slot-order.js`),
      load(`${slots}/drives.js`),
      load(`${slots}/slot-window.js`),
      load(`${slots}/truck-fit.js`),
      load('branches/contract/planning.js'),
    ]);
  const { upToQuarter, yardDrive } = drives;
  const settings = planning.DEFAULT_PLANNING;
  return { slotsOfDay, inOrder, upToQuarter, yardDrive, linksOf, envelopeOf, settings };
}
