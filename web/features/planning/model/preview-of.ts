import { MINUTE_MS } from '#kernel/time-window.js';
import type { PlanStep, StepOf } from '#modules/planning/contract/proposal.view.js';
import { clockOn, gridSpan } from '#modules/scheduling/contract/board-rules.js';
import { rowOf, type BoardModel, type Preview, type PreviewedPlace } from '../../scheduling';
import { standInWords, type NameOf } from './step-words';

const MINUTES_AN_HOUR = 60;

type PlaceStep = StepOf<'place'>;

/** The drives stay with the truck; another one drives from and to its yard. */
function drivesOf(step: PlaceStep, model: BoardModel): { out: number; back: number } {
  const operation = model.blocks.get(step.id)?.booking.operation;
  if (!operation) return { out: 0, back: 0 };
  const { startingDriveTime: out, endingDriveTime: back } = operation.bookingEnvelope;
  return step.to.truck === operation.truck ? { out, back } : operation.yardLegs;
}

function placeOf(step: PlaceStep, model: BoardModel, isCurrent: boolean): PreviewedPlace | null {
  const { date, timezone } = model.view.day;
  const { out, back } = drivesOf(step, model);
  const start = clockOn(step.to.start, date, timezone).getTime();
  const after = (hours: number): Date => new Date(start + hours * MINUTES_AN_HOUR * MINUTE_MS);
  const window = { start: after(-out), end: after(step.to.duration + back) };
  const place = gridSpan(window, date, timezone);
  const length = out + step.to.duration + back;
  if (!place || length <= 0) return null;
  return {
    operationId: step.id,
    row: rowOf(step.to),
    ...place,
    out: out / length,
    back: back / length,
    words: step.name,
    isCurrent,
  };
}

/** The sign of a row that another truck would serve. */
function standInSigns(steps: readonly PlanStep[], nameOf: NameOf): Record<string, string> {
  const served = steps.flatMap((step) => (step.op === 'standIn' && step.to ? [step] : []));
  return Object.fromEntries(
    served.map(({ id, to }) => [id, `Proposed: ${standInWords(to, nameOf)}`]),
  );
}

/** The names of trucks and moves of a day, and of the trucks that the steps add. */
export function namesOn(model: BoardModel, steps: readonly PlanStep[]): NameOf {
  const names = new Map<string, string>([
    ...model.view.trucks.map(({ _id, name }): [string, string] => [_id, name]),
    ...[...model.blocks.values()].map(({ id, name }): [string, string] => [id, name]),
    ...steps.flatMap((step): [string, string][] =>
      step.op === 'rental' ? [[step.id, step.name]] : [],
    ),
  ]);
  return (id) => names.get(id) ?? 'another truck';
}

/** What the kept steps of an option would do to the board. */
export function previewOf(
  steps: readonly PlanStep[],
  model: BoardModel,
  current: number | null,
): Preview {
  const moved = steps.filter((step): step is PlaceStep => step.op === 'place');
  return {
    leaves: moved.map(({ id }) => id),
    places: moved.flatMap((step) => placeOf(step, model, step.seq === current) ?? []),
    standIns: standInSigns(steps, namesOn(model, steps)),
  };
}
