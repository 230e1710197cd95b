import type { FigureStanding } from '#modules/moves/contract/estimating.js';
import { uncountedWords } from '#modules/moves/contract/estimating.js';
import { showHours } from '../../../shared/format';
import { choose, confirm } from '../../../shared/ui';
import type { ActivityValues } from '../form/values';
import {
  estimateWords,
  keepWords,
  minimumWords,
  standingWords,
  type Undecided,
} from './figure-labels';

const USE = 'Use the estimate';
const TYPE = 'Type the work time';
const ADD = 'Add an address';
const BOOKED = 'A truck is assigned: to change them, unbook it first.';

/** Why nothing is booked where nobody answered, as the end of a sentence. */
export const UNSETTLED = 'hours and crew are not decided yet';

type Entered = Pick<ActivityValues, 'estHours' | 'numMovers' | 'truckCount' | 'minTime'>;

/** What is asked about the figures of a day before they are booked or told (R-EST-24, R-EST-25). */
export interface FigureQuestion {
  title: string;
  /** Sentences. */
  words: string[];
  /** The estimate says other figures; else it only leaves stops out, or knows none. */
  isOff: boolean;
  keepLabel: string;
  /** What leads to what is missing. */
  typeLabel?: string;
}

/** Whether an estimate says other figures than those that nobody decided. */
export const isOffEstimate = ({ suggested, defaults, stale }: FigureStanding): boolean =>
  suggested !== null && defaults.length + stale.length > 0;

function titleOf({ suggested, defaults, stale }: FigureStanding): string {
  if (suggested && defaults.length > 0) return 'Nobody decided these figures';
  return suggested && stale.length > 0
    ? 'Figures from before the change'
    : 'Not every location is counted';
}

/** Nobody decided the hours, and there is no stop that an estimate could say them by. */
const isUnknown = ({ suggested, isOpen, uncounted }: FigureStanding): boolean =>
  suggested === null && isOpen && uncounted.length === 0;

function unknownQuestion(entered: Entered): FigureQuestion {
  const undecided: Undecided = { defaults: ['estHours', 'numMovers'], stale: [] };
  return {
    title: 'Nobody decided these figures',
    words: [standingWords(entered, undecided), 'No location says yet how long it takes.'],
    isOff: false,
    keepLabel: keepWords(entered, undecided),
    typeLabel: ADD,
  };
}

/** Null where there is nothing to decide. */
export function figureQuestion(entered: Entered, standing: FigureStanding): FigureQuestion | null {
  const { suggested, uncounted } = standing;
  const isOff = isOffEstimate(standing);
  if (isUnknown(standing)) return unknownQuestion(entered);
  if (!isOff && uncounted.length === 0) return null;
  const off =
    isOff && suggested
      ? [
          standingWords(entered, standing),
          estimateWords(suggested, standing),
          minimumWords(entered, suggested, standing) ?? [],
        ].flat()
      : [];
  return {
    title: titleOf(standing),
    words: [...off, ...uncounted.map((stop) => `${uncountedWords(stop)}.`)],
    isOff,
    keepLabel: isOff ? keepWords(entered, standing) : `Keep ${showHours(entered.estHours)}`,
  };
}

export type FigureAnswer = 'use' | 'type' | 'keep';

export interface FiguresAsked {
  /** Which of several is asked about, such as `Maria Gomez:`. */
  about?: string | undefined;
  /** All that can be done is to keep what stands. */
  isTrucked: boolean;
}

/** Null where the question was closed. */
export async function askFigures(
  { title, words, isOff, keepLabel, typeLabel = TYPE }: FigureQuestion,
  { about, isTrucked }: FiguresAsked,
): Promise<FigureAnswer | null> {
  const said = about ? [about, ...words] : words;
  if (isTrucked) {
    const message = [...said, BOOKED].join(' ');
    return (await confirm({ title, message, confirmLabel: keepLabel })) ? 'keep' : null;
  }
  const way = await choose({
    ...{ title, message: said.join(' ') },
    ...{ confirmLabel: isOff ? USE : typeLabel, cancelLabel: keepLabel },
  });
  if (way === 'first') return isOff ? 'use' : 'type';
  return way === 'second' ? 'keep' : null;
}
