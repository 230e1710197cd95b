import { asItIs, type PlanDay } from '../plan-day.js';
import { fixDrive, type DrivesToFix } from './fix-drive.js';
import { fixMissingLead, fixShortCrew } from './fix-crew.js';
import {
  fixFarEstimate,
  fixLateFinish,
  fixMissingTruck,
  fixTight,
  fixUnassigned,
} from './fix-places.js';
import { fixProblemAddress } from './fix-notes.js';
import { noFix, type FixOutcome } from './fix.js';

/** Whose mark is to be mended, by the mark. */
export interface FixTarget {
  readonly mark: string;
  /** Of a truck for crews, else of an operation. */
  readonly id: string;
  /** Trucks that its activity wants. */
  readonly wantedTrucks: number;
  /** Hours by the estimate. */
  readonly automatedHours: number | null;
  /** Why work was difficult before at its stops, as far as its notes do not say it. */
  readonly problems: readonly string[];
  readonly drives: DrivesToFix;
}

/** The fixes that change the move itself, and nothing beside it. */
const MOVES_IT: readonly string[] = ['unassigned', 'lateFinish', 'farEstimate', 'driveUnknown'];

/** What mends a mark of a day, by one to three steps (R-PLAN-7). */
export function fixMark(day: PlanDay, target: FixTarget): FixOutcome {
  const { mark, id, wantedTrucks, automatedHours, problems, drives } = target;
  if (mark === 'missingLead') return fixMissingLead(day, id);
  if (mark === 'shortCrew') return fixShortCrew(day, id);
  const job = day.jobs.find((one) => one.id === id);
  if (!job) return noFix('This move is not on the board.');
  if (job.isPinned && MOVES_IT.includes(mark)) return noFix(`${job.name} is pinned.`);
  switch (mark) {
    case 'unassigned':
      return fixUnassigned(day, job);
    case 'tight':
      return fixTight(day, job);
    case 'missingTruck':
      return fixMissingTruck(day, job, wantedTrucks);
    case 'lateFinish':
      return fixLateFinish(day, job);
    case 'farEstimate':
      return fixFarEstimate(day, job, automatedHours);
    case 'reconfirm':
    case 'notConfirmed':
      return {
        plan: asItIs(day),
        title: `Confirmation to ${job.name}`,
        isProven: true,
        words: `${job.name} was not told the plan.`,
      };
    case 'driveUnknown':
      return fixDrive(day, job, drives);
    case 'problemAddress':
      return fixProblemAddress(day, job, problems);
    case 'mayRunLate':
      return noFix(`${job.name} is not late yet.`);
    default:
      return noFix(`Nobody can say when ${job.name} ends.`);
  }
}
