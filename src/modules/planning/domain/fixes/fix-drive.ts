import { asItIs, type PlanDay, type PlanDrives, type PlanJob } from '../plan-day.js';
import { GRID, inBlocks, rowsOf } from '../truck-rows.js';
import { cheapestPlace } from '../try-places.js';
import { lengthText } from '../words.js';
import { noFix, type FixOutcome } from './fix.js';
import { asFix, tightJobs } from './fix-places.js';

/** What is known of the drives of an operation; hours. */
export interface DrivesToFix {
  /** Nobody knows the drive at one of both ends. */
  readonly isUnknown: boolean;
  /** What a drive that is cut would take, and what it has; null: none is cut. */
  readonly cut: { readonly from: number; readonly to: number } | null;
  /** What drives that nobody knows would take by the zip codes; null where that says nothing either. */
  readonly byZip: { readonly out: number | null; readonly back: number | null };
}

/** Minutes on the board of the whole drives, as far as anybody can say. */
function wholeDrives({ drives, exactDrives }: PlanJob, { cut, byZip }: DrivesToFix): PlanDrives {
  const onBoard = (minutes: number): number => inBlocks({ start: 0, end: minutes }).end;
  const isOutCut = cut !== null && drives.out === cut.to * 60;
  const whole = (end: keyof PlanDrives, isCut: boolean): number =>
    Math.max(
      drives[end],
      onBoard(exactDrives[end]),
      onBoard((byZip[end] ?? 0) * 60),
      isCut && cut ? cut.from * 60 : 0,
    );
  return { out: whole('out', isOutCut), back: whole('back', cut !== null && !isOutCut) };
}

function wordsOf(job: PlanJob, { isUnknown, cut }: DrivesToFix, { out, back }: PlanDrives): string {
  if (cut)
    return `The drive of ${job.name} is cut from ${lengthText(cut.from * 60)} to ${lengthText(cut.to * 60)}.`;
  const known = `about ${lengthText(out)} there and ${lengthText(back)} back`;
  return isUnknown
    ? `The drives of ${job.name} are not known: by the zip ${known}.`
    : `The drives of ${job.name} are known by the zip only: ${known}.`;
}

/** Where its truck has room for the whole of its drives; once it is there, they grow by themselves (R-DRIVE-18). */
export function fixDrive(day: PlanDay, job: PlanJob, known: DrivesToFix): FixOutcome {
  const drives = wholeDrives(job, known);
  const isWhole = drives.out === job.drives.out && drives.back === job.drives.back;
  if (isWhole && known.isUnknown) return noFix(`The drive of ${job.name} is not known yet.`);
  const words = wordsOf(job, known, drives);
  if (isWhole) return noFix(`${words} There is room for them; its address says more.`);
  const longer = { ...job, drives };
  const wanted = { ...day, jobs: day.jobs.map((one) => (one === job ? longer : one)) };
  if (fitsThere(wanted, longer))
    return noFix(`${words} There is room for them: they are written once they are fetched.`);
  const found = cheapestPlace(wanted, asItIs(day), longer, {
    isTried: ({ truck, start }) => truck !== job.place.truck || start !== job.place.start,
    // With the whole drive it may be close to others where it is: that is no room.
    isDone: (tried) => !tightJobs(wanted, tried).has(job.id),
  });
  if (!found) return noFix(`${words} ${known.cut ? 'It fits' : 'They fit'} nowhere else.`);
  return asFix(day, job, found, words);
}

/** A drive that is cut does not: that is why it is. */
function fitsThere(wanted: PlanDay, job: PlanJob): boolean {
  const plan = asItIs(wanted);
  const own = rowsOf(wanted, plan)
    .get(job.place.truck ?? '')
    ?.find((one) => one.job === job);
  if (!own || tightJobs(wanted, plan).has(job.id)) return false;
  const { start, end } = inBlocks(own.envelope);
  return start >= GRID.start && end <= GRID.end;
}
