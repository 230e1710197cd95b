import type { Plan, PlanDay } from './plan-day.js';
import type { PlanStep, StepOf } from './step-ops.js';
import { planWith } from './steps-on-day.js';
import { listed, minutesOfClock, shortClock } from './words.js';

/** What some of a crew must hear of a plan. */
export interface CrewWords {
  /** Person ids. */
  readonly ids: readonly string[];
  readonly text: string;
}

const said = (clock: string): string => shortClock(minutesOfClock(clock));

/** What each crew whose truck, jobs or starts change must hear, and everybody who gets another seat (R-PLAN-20). */
export function crewWords(day: PlanDay, steps: readonly PlanStep[]): CrewWords[] {
  const plan = planWith(day, steps);
  const seated = new Set(steps.flatMap(({ op, id }) => (op === 'seat' ? [id] : [])));
  const names = namesOf(day, steps);
  const lines = new Map<string, string[]>();
  for (const step of steps) {
    for (const [truck, line] of linesOf(step, names)) {
      lines.set(truck, [...(lines.get(truck) ?? []), line]);
    }
  }
  const crews = [...lines].flatMap(([truck, of]): CrewWords[] => {
    const crew = plan.seats.filter((seat) => seat.truck === truck && !seated.has(seat.person));
    const ids = crew.map(({ person }) => person);
    return ids.length > 0 ? [{ ids, text: of.join(' ') }] : [];
  });
  const people = steps.flatMap((step) =>
    step.op === 'seat' && step.to !== null && typeof step.to === 'object'
      ? [{ ids: [step.id], text: seatText(day, plan, { ...step, to: step.to }, names) }]
      : [],
  );
  return [...crews, ...people];
}

type Names = ReadonlyMap<string, string>;

function namesOf(day: PlanDay, steps: readonly PlanStep[]): Names {
  const rented = steps.flatMap((step) => (step.op === 'rental' ? [step] : []));
  return new Map([...day.trucks, ...rented].map(({ id, name }) => [id, name]));
}

/** What the crew of each truck hears of a step. */
function linesOf(step: PlanStep, names: Names): [string, string][] {
  if (step.op === 'standIn' && step.to)
    return [[step.id, `From ${said(step.to.from)} you drive ${names.get(step.to.by)}.`]];
  if (step.op === 'truck') return [[step.id, `${step.reason}`]];
  return step.op === 'place' ? placeLines(step, names) : [];
}

function placeLines({ name, from, to }: StepOf<'place'>, names: Names): [string, string][] {
  if (from.truck === to.truck && from.truck !== null) {
    const change =
      from.start === to.start
        ? `${name} takes until ${shortClock(minutesOfClock(to.start) + to.duration * 60)}.`
        : `${name} starts at ${said(to.start)}, not at ${said(from.start)}.`;
    return [[from.truck, change]];
  }
  const lines: [string, string][] = [];
  const left = to.unassigned ? `${name} waits for another truck.` : `${name} is off for today.`;
  if (from.truck !== null)
    lines.push([from.truck, to.truck === null ? left : `${names.get(to.truck)} does ${name}.`]);
  const before = from.truck === null ? '' : ` instead of ${names.get(from.truck)}`;
  if (to.truck !== null) lines.push([to.truck, `You do ${name} at ${said(to.start)}${before}.`]);
  return lines;
}

/** 'You are on T03: Gomez at 8:30 AM.' */
function seatText(
  day: PlanDay,
  plan: Plan,
  { to }: { to: { truck: string } },
  names: Names,
): string {
  // What is done is no news.
  const jobs = day.jobs
    .filter(({ finished }) => finished === null)
    .map((job) => ({ name: job.name, place: plan.places.get(job.id) ?? job.place }))
    .filter(({ place }) => place.truck === to.truck)
    .sort((a, b) => a.place.start - b.place.start)
    .map(({ name, place }) => `${name} at ${shortClock(place.start)}`);
  const truck = names.get(to.truck) ?? '';
  return jobs.length > 0 ? `You are on ${truck}: ${listed(jobs)}.` : `You are on ${truck}.`;
}
