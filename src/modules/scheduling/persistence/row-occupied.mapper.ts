import type { TimeWindow } from '#kernel/time-window.js';
import type { JudgedTruck } from '../domain/judge-drop.js';
import type { OccupiedPart, StandIn } from '../domain/stand-in.js';

/** Something that is on a truck, or a part of it. */
export interface Occupied extends OccupiedPart {
  operationId: string | null;
  /** Of what a colleague holds. */
  holdId: string | null;
  /** Of unavailability: not for the whole day. */
  isRestOfDay: boolean;
  /** Of a booking: the operation from which its truck comes directly. */
  follows: string | null;
}

/** What is on the trucks that serve a row on a day. */
export interface RowOccupied {
  occupied: Occupied[];
  standIn: StandIn<JudgedTruck> | null;
}

/** As JSON, which has no dates. */
type WindowJson = Record<keyof TimeWindow, string>;
export type OccupiedJson = Omit<Occupied, keyof TimeWindow | 'whole'> &
  WindowJson & { whole: WindowJson };
export interface StandInJson {
  from: string;
  truck: JudgedTruck;
}

const toWindow = ({ start, end }: WindowJson): TimeWindow => ({
  start: new Date(start),
  end: new Date(end),
});

export const toOccupied = (one: OccupiedJson): Occupied => ({
  ...one,
  ...toWindow(one),
  whole: toWindow(one.whole),
});

export const toStandIn = (standIn: StandInJson | null): StandIn<JudgedTruck> | null =>
  standIn && { ...standIn, from: new Date(standIn.from) };

export const toRowOccupied = (row: {
  occupied: OccupiedJson[];
  standIn: StandInJson | null;
}): RowOccupied => ({
  occupied: row.occupied.map(toOccupied),
  standIn: toStandIn(row.standIn),
});
