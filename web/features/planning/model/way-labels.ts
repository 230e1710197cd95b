import type { CauseDto } from '#modules/planning/contract/cause.dto.js';
import { planName } from '#modules/planning/contract/plan-name.js';
import type { PlanStep, ProposalView, StepOf } from '#modules/planning/contract/proposal.view.js';
import { clockMinutes } from '#modules/scheduling/contract/board-rules.js';
import { showClockTime, showMinutes } from '../../../shared/format';
import { NOTED, type ShownOption } from './shown-options';
import type { NameOf } from './step-words';

/** More than these are told by the option's title. */
const MOST_TOLD = 2;

/** `Daniels 1 h later`, `Daniels to OKC_04`, `Daniels waits`. */
function moveLabel({ name, from, to }: StepOf<'place'>, nameOf: NameOf): string {
  if (to.truck === null) return `${name} waits`;
  const minutes = clockMinutes(to.start) - clockMinutes(from.start);
  const isElsewhere = to.truck !== from.truck;
  if (isElsewhere) {
    const at = minutes === 0 ? '' : ` at ${showClockTime(to.start)}`;
    return `${name} to ${nameOf(to.truck)}${at}`;
  }
  return `${name} ${showMinutes(Math.abs(minutes))} ${minutes < 0 ? 'earlier' : 'later'}`;
}

/** What the cause itself does, before what it does to others. */
const causeWord = (cause: CauseDto): string =>
  cause.late ? 'Longer' : cause.truckDown ? 'Down' : cause.sick ? 'Off' : 'As it is';

const isOther = (cause: CauseDto, step: PlanStep): step is StepOf<'place'> =>
  step.op === 'place' && step.id !== cause.late?.operation;

/** A way on a button, by what it does to the other moves: `Daniels 1 h later`, `Longer, Daniels waits`. */
export function wayLabel(
  { no, title, steps }: ShownOption,
  cause: CauseDto,
  nameOf: NameOf,
): string {
  const others = steps.filter((step) => isOther(cause, step));
  if (no === 0) {
    const [only] = others;
    if (!only) return causeWord(cause);
    const waits = others.length === 1 ? moveLabel(only, nameOf) : `${others.length} wait`;
    return `${causeWord(cause)}, ${waits}`;
  }
  if (others.length === 0 || others.length > MOST_TOLD) return title;
  return others.map((step) => moveLabel(step, nameOf)).join(', ');
}

/** What a way is once it is done: its title, which other repairs have too, goes with what was wrong. */
export function actName(
  { cause, words, options }: Pick<ProposalView, 'cause' | 'words' | 'options'>,
  { option: no, title }: { option: number; title: string },
): string {
  const way = no === 0 ? NOTED : options.find((one) => one.no === no);
  if (way?.title !== title || way.name === 'fix') return title;
  return `${planName({ cause, words })}, ${title.charAt(0).toLowerCase()}${title.slice(1)}`;
}
