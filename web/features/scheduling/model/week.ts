import type { DayTruckView } from '#modules/scheduling/contract/day.view.js';
import type { BoardBlock } from './board-block';
import type { BoardModel } from './board-model';

/** A truck on one day of a week. */
export interface WeekCell {
  day: string;
  /** Null: the branch does not have it on that day, or the day is not loaded yet. */
  truck: DayTruckView | null;
  /** The earliest first. */
  blocks: readonly BoardBlock[];
}

/** A truck through a week. */
export interface WeekRow {
  id: string;
  name: string;
  color: string;
  hasLift: boolean;
  isRental: boolean;
  /** Hours for which it is taken, drives and all. */
  hours: number;
  /** One for each day. */
  cells: readonly WeekCell[];
}

/** The days of a week, in their order; null while one is not loaded. */
export type WeekDays = readonly { day: string; model: BoardModel | null }[];

const hoursOf = ({ booking }: BoardBlock): number =>
  booking.operation.bookingEnvelope.bookingDuration;

function rowOf({ _id, name, color, hasLift, isRental }: DayTruckView, days: WeekDays): WeekRow {
  const cells = days.map(({ day, model }): WeekCell => {
    const lane = model?.lanes.find(({ truck }) => truck._id === _id);
    return { day, truck: lane?.truck ?? null, blocks: lane?.blocks ?? [] };
  });
  const blocks = cells.flatMap((cell) => cell.blocks);
  const hours = blocks.reduce((sum, block) => sum + hoursOf(block), 0);
  return { id: _id, name, color, hasLift, isRental, hours, cells };
}

/** Every truck that the branch has on one of the days, by name. */
export function weekRows(days: WeekDays): WeekRow[] {
  const trucks = new Map<string, DayTruckView>();
  for (const { model } of days) {
    for (const { truck } of model?.lanes ?? []) {
      if (!trucks.has(truck._id)) trucks.set(truck._id, truck);
    }
  }
  const byName = (a: DayTruckView, b: DayTruckView): number =>
    a.name.localeCompare(b.name, 'en', { numeric: true });
  return [...trucks.values()].sort(byName).map((truck) => rowOf(truck, days));
}
