import { counted } from '#kernel/counted.js';
import type {
  EstimatedFigure,
  Figures,
  FigureStanding,
} from '#modules/moves/contract/estimating.js';
import { showHours } from '../../../shared/format';
import type { LocationValues } from '../form/values';

type Entered = Readonly<Record<EstimatedFigure, number>>;
/** The figures that nobody decided, by why they stand. */
export type Undecided = Pick<FigureStanding, 'defaults' | 'stale'>;

const WORDS: Readonly<Record<EstimatedFigure, (value: number) => string>> = {
  estHours: showHours,
  numMovers: (count) => counted(count, 'mover'),
  truckCount: (count) => counted(count, 'truck'),
  minTime: (hours) => `a minimum of ${showHours(hours)}`,
};
/** Those that a customer is told; the others are named where these are in order. */
const FIRST: readonly EstimatedFigure[] = ['estHours', 'numMovers'];

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function listed(entered: Entered, names: readonly EstimatedFigure[]): string[] {
  const first = names.filter((name) => FIRST.includes(name));
  return (first.length > 0 ? first : names).map((name) => WORDS[name](entered[name]));
}

const isSingular = (entered: Entered, words: readonly string[]): boolean =>
  words.length === 1 && words[0] !== WORDS.numMovers(Math.max(2, entered.numMovers));

/** `4 h and 2 movers are the form's defaults.` */
export function standingWords(entered: Entered, { defaults, stale }: Undecided): string {
  const names = defaults.length > 0 ? defaults : stale;
  const words = listed(entered, names);
  const isOne = isSingular(entered, words);
  const what =
    defaults.length > 0
      ? isOne
        ? 'is the form’s default'
        : 'are the form’s defaults'
      : `${isOne ? 'is' : 'are'} from before the change`;
  return capital(`${words.join(' and ')} ${what}.`);
}

/** `The estimate says 12.5 h, 6 movers, 2 trucks.` */
export function estimateWords(suggested: Figures, { defaults, stale }: FigureStanding): string {
  const isMinimumAlone = [...defaults, ...stale].every((name) => name === 'minTime');
  const figures = isMinimumAlone
    ? [WORDS.minTime(suggested.minTime)]
    : (['estHours', 'numMovers', 'truckCount'] as const).map((name) =>
        WORDS[name](suggested[name]),
      );
  return `The estimate says ${figures.join(', ')}.`;
}

const sayWords = (names: readonly EstimatedFigure[], figures: Entered): string[] =>
  names.map((name) => WORDS[name](figures[name]));

/** The minimum, where the sentences before do not tell it; null otherwise. */
export function minimumWords(
  entered: Entered,
  suggested: Figures,
  { defaults, stale }: FigureStanding,
): string | null {
  const minimum = WORDS.minTime(entered.minTime);
  const isTold = listed(entered, defaults.length > 0 ? defaults : stale).includes(minimum);
  if (isTold || ![...defaults, ...stale].includes('minTime')) return null;
  return `${capital(minimum)} is not decided either: the estimate says ${showHours(suggested.minTime)}.`;
}

/** `4 h and 2 movers stay as typed; the estimate says 7.25 h, 3 movers.` */
export function stayWords(typed: Entered, estimated: Figures, names: readonly EstimatedFigure[]) {
  const other = names.filter((name) => typed[name] !== estimated[name]);
  if (other.length === 0) return null;
  const words = sayWords(other, typed);
  const stay = isSingular(typed, words) ? 'stays' : 'stay';
  return `${capital(words.join(' and '))} ${stay} as typed; the estimate says ${sayWords(other, estimated).join(', ')}.`;
}

/** `Replaced what was typed: 4 h, 3 movers.` */
export function replacedWords(
  typed: Entered,
  estimated: Figures,
  names: readonly EstimatedFigure[],
): string | null {
  const other = names.filter((name) => typed[name] !== estimated[name]);
  return other.length > 0 ? `Replaced what was typed: ${sayWords(other, typed).join(', ')}.` : null;
}

/** `Keep 4 h`. */
export const keepWords = (entered: Entered, { defaults, stale }: Undecided): string =>
  `Keep ${listed(entered, defaults.length > 0 ? defaults : stale)[0] ?? ''}`;

/** Why there is no estimate though no stop is left out. */
export function nothingEstimated(stops: readonly Pick<LocationValues, 'typeOfWOrk'>[]): string {
  const packed = stops.findIndex(({ typeOfWOrk }) => typeOfWOrk === 'Packing');
  return packed >= 0
    ? `Nothing is estimated: type the packing time of location ${packed + 1}`
    : 'Nothing is estimated: no location has any work';
}
