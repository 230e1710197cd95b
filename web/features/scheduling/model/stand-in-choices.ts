import { overlaps, type TimeWindow } from '#kernel/time-window.js';
import { clockOn, isTruckAvailable } from '#modules/scheduling/contract/board-rules.js';
import type { DayTruckView } from '#modules/scheduling/contract/day.view.js';
import { showClockTime, showTime } from '../../../shared/format';
import type { BoardBlock } from './board-block';
import { liveReservations, slotOf, type BoardModel, type TruckLane } from './board-model';
import { nameParts } from './customer-name';
import { whyOut } from './row-labels';

/** A truck that may take over a row, or why it can't. */
export interface StandInChoice {
  truck: DayTruckView;
  /** Why it can't; null: it can, as far as the board knows. */
  why: string | null;
  /** What it does besides, from then on. */
  words: string;
}

/** What a row needs from whatever serves it, and from when on. */
interface Need {
  /** Whose row it is. */
  row: TruckLane;
  from: Date;
  model: BoardModel;
  /** Milliseconds. */
  now: number;
}

const lastName = ({ name }: BoardBlock): string => nameParts(name).last;

/** `Park 2:00 PM – 4:30 PM`, with its drives. */
const spanOf = (block: BoardBlock, timezone: string): string =>
  `${lastName(block)} ${showTime(block.window.start, timezone)} – ${showTime(block.window.end, timezone)}`;

const isFinished = ({ booking }: BoardBlock): boolean => booking.progress.finished !== null;

/** The part of a window that another truck would have. */
const restFrom = ({ start, end }: TimeWindow, from: Date): TimeWindow => ({
  start: start > from ? start : from,
  end,
});

/** What that truck would have to be free for. */
const wantedOf = ({ row, from, now }: Need): TimeWindow[] =>
  [...row.blocks.map(({ window }) => window), ...liveReservations(row, now).map(slotOf)]
    .filter(({ end }) => end > from)
    .map((window) => restFrom(window, from));

function whyServing({ standIn, standsInFor }: DayTruckView, row: TruckLane): string | null {
  if (standIn) return `${standIn.name} stands in for it`;
  const other = standsInFor.find(({ truck }) => truck !== row.truck._id);
  return other ? `Stands in for ${other.name} already` : null;
}

function whyAway(truck: DayTruckView, { model }: Need): string | null {
  const { unavailable, unavailableFrom, unavailableNote } = truck;
  if (unavailable) return whyOut(unavailableNote, null);
  if (unavailableFrom !== null) return `Out from ${showClockTime(unavailableFrom)}`;
  return isTruckAvailable(truck, model.view.day.date) ? null : 'Not in service on this day';
}

function whyNoLift(truck: DayTruckView, { row, from }: Need): string | null {
  if (truck.hasLift) return null;
  const needing = row.blocks.find(
    (block) => block.window.end > from && !isFinished(block) && block.booking.metaData.requiresLift,
  );
  return needing ? `Has no lift, which ${lastName(needing)} needs` : null;
}

function whyTaken(lane: TruckLane, need: Need): string | null {
  const wanted = wantedOf(need);
  const meets = (window: TimeWindow): boolean => wanted.some((one) => overlaps(one, window));
  const { timezone } = need.model.view.day;
  const block = lane.blocks.find(({ window }) => meets(window));
  if (block) return `Is on ${spanOf(block, timezone)}`;
  const held = liveReservations(lane, need.now).find((one) => meets(slotOf(one)));
  return held ? `Is held from ${showTime(held.start, timezone)}` : null;
}

function wordsOf(lane: TruckLane, { from, model }: Need): string {
  const { timezone } = model.view.day;
  const own = lane.blocks.filter(({ window }) => window.end > from);
  const does = own.map((block) => spanOf(block, timezone)).join(', ');
  const words = own.length > 0 ? `Free around ${does}` : 'Free from then on';
  return lane.truck.hasLift ? `${words}, with a lift` : words;
}

/**
 * The other trucks of a day, those that can take over a row first, the ones with nothing else to do before the rest; as
 * far as the board knows, the server has the last word.
 * @param rowId the truck whose row it is
 * @param clock `HH:mm` by the branch's clock
 * @param now milliseconds
 */
export function standInChoices(
  rowId: string,
  clock: string,
  model: BoardModel,
  now: number,
): StandInChoice[] {
  const { date, timezone } = model.view.day;
  const row = model.lanes.find(({ truck }) => truck._id === rowId);
  if (!row) return [];
  const need: Need = { row, from: clockOn(clock, date, timezone), model, now };
  const judged = model.lanes
    .filter((lane) => lane !== row)
    .map((lane) => {
      const { truck } = lane;
      const why =
        whyServing(truck, row) ??
        whyAway(truck, need) ??
        whyNoLift(truck, need) ??
        whyTaken(lane, need);
      const jobs = lane.blocks.filter(({ window }) => window.end > need.from).length;
      return { choice: { truck, why, words: why === null ? wordsOf(lane, need) : '' }, jobs };
    });
  const rank = ({ choice, jobs }: (typeof judged)[number]): number =>
    choice.why === null ? Math.min(jobs, 1) : 2;
  return judged.sort((a, b) => rank(a) - rank(b)).map(({ choice }) => choice);
}
