import type { StampKind, TimeKind } from '#modules/actuals/contract/actual-terms.js';
import { refusalSentences } from '../../../shared/api';
import { showTimeNamed } from '../../../shared/format';
import type { StepKind } from './next-step';
import type { Refusal, Stamp } from './queued-stamp';

interface JobKind {
  /** The truck comes straight from the job before. */
  fromJobBefore: boolean;
}

const ACTS: Readonly<Record<StepKind, string>> = {
  leftYard: 'Leave the yard',
  started: 'Start the job',
  finished: 'Finish the job',
  backYard: 'Back at the yard',
  breakStart: 'Start a break',
  breakEnd: 'End the break',
};

const DONE: Readonly<Record<StampKind, string>> = {
  leftYard: 'Left the yard',
  started: 'Started',
  finished: 'Finished',
  backYard: 'Back at the yard',
  breakStart: 'Break started',
  breakEnd: 'Break ended',
  extra: 'Extra time',
  undo: 'Undo',
};

/** What a button says. */
export const actLabel = (kind: StepKind, { fromJobBefore }: JobKind): string =>
  kind === 'leftYard' && fromJobBefore ? 'Leave for this job' : ACTS[kind];

/** What a time of a job is called. */
export const timeLabel = (kind: TimeKind, { fromJobBefore }: JobKind): string =>
  kind === 'leftYard' && fromJobBefore ? 'Left for this job' : DONE[kind];

/** `Started 8:02 AM`, `Extra time 8:40 AM, 20 min`. */
export function stampLabel({ kind, at, minutes }: Stamp, timezone: string): string {
  const said = `${DONE[kind]} ${showTimeNamed(at, timezone)}`;
  return kind === 'extra' && minutes ? `${said}, ${minutes} min` : said;
}

const ASK = 'Ask the office.';

/** Where the usual sentences tell what only the office can do. */
const CREW_WORDS: ReadonlyMap<string, string> = new Map([
  ['JOB_NOT_BOOKED', `This job is off the schedule. ${ASK} Once it is back, send this again.`],
  ['NOT_YOUR_JOB', `You are not on this job. ${ASK} Once you are, send this again.`],
  ['CUSTOMER_INACTIVE', `This move was canceled. ${ASK}`],
  ['NOT_FOUND', `It is no longer there. ${ASK}`],
  ['VALIDATION_FAILED', `It could not be read. ${ASK}`],
]);

/** Why a stamp was refused, and what its crew can do. */
export const refusedLabel = (refusal: Refusal | null): string =>
  refusal ? (CREW_WORDS.get(refusal.code) ?? refusalSentences(refusal)) : ASK;
