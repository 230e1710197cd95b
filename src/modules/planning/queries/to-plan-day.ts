import { asDate, isoOf } from '#kernel/instant.js';
import { localDateOf, wallMinutesOf } from '#kernel/local-date.js';
import { plusHours } from '#kernel/time-window.js';
import type { PlanningSettings } from '#modules/branches/contract/planning.js';
import { startChoices } from '#modules/moves/contract/operation-times.js';
import { clockMinutes, columnMinutes } from '#modules/scheduling/contract/board-rules.js';
import type {
  PlannedDay,
  PlannedJob,
  PlannedPerson,
} from '#modules/scheduling/contract/planned-day.js';
import { inBlocks } from '../domain/truck-rows.js';
import { rentalOffers } from './rental-offers.js';
import type { PlanDay, PlanJob, PlanPerson, PlanTruck } from '../domain/plan-day.js';

const LAST_MINUTE = 24 * 60;

/** A day as whoever plans it must know it, in minutes of its own clock. */
export function toPlanDay(read: PlannedDay, settings: PlanningSettings, now: Date): PlanDay {
  const { day, timezone, trucks, assignment, people, jobs, offBoard } = read;
  const today = localDateOf(now, timezone);
  const off = new Set(assignment.off.map(({ employee }) => employee));
  const minute = day === today ? wallMinutesOf(now, timezone) : day < today ? LAST_MINUTE : 0;
  return {
    trucks: trucks.map((truck) => toTruck(truck, read)),
    jobs: [...jobs, ...offBoard].map((job) => toJob(job, read)),
    people: people.map((person) => toPerson(person, off, assignment.branchId)),
    seats: assignment.movers.map(({ mover, truck, position }) => ({
      person: mover,
      truck,
      position,
    })),
    onCall: assignment.onCall,
    settings: {
      weights: settings.plannerWeights,
      turnaroundMinutes: settings.turnaroundMinutes,
      weeklyHours: settings.weeklyHours,
    },
    now: minute,
    hit: new Set(),
    offers: rentalOffers(read, minute, settings.rentalLeadMinutes),
  };
}

function toTruck(
  truck: PlannedDay['trucks'][number],
  { reservations, timezone }: PlannedDay,
): PlanTruck {
  const { _id, name, hasLift, unavailable, unavailableFrom, standIn, standsInFor } = truck;
  const serves = standsInFor.map(({ from }) => clockMinutes(from));
  const holds = reservations.filter(({ truck }) => truck === _id);
  return {
    id: _id,
    name,
    hasLift,
    outFrom: unavailable ? 0 : unavailableFrom === null ? null : clockMinutes(unavailableFrom),
    standIn: standIn && { by: standIn.truck, from: clockMinutes(standIn.from) },
    servesFrom: serves.length > 0 ? Math.min(...serves) : null,
    availableFrom: 0,
    isOffered: false,
    holds: holds.map(({ start, end, holdId }) => ({
      start: wallMinutesOf(asDate(start), timezone),
      end: wallMinutesOf(asDate(end), timezone),
      isVisitors: holdId === null,
    })),
  };
}

/** In blocks; a day ends with its last minute. */
function backByOf(
  { booking, endForNext, hasBegun }: PlannedJob,
  { day, timezone }: PlannedDay,
): number | null {
  const { progress, operation } = booking;
  if (operation.truck === null || (!hasBegun && progress.waitsFor === null)) return null;
  const back = progress.backYard ?? isoOf(plusHours(asDate(endForNext), operation.yardLegs.back));
  if (localDateOf(asDate(back), timezone) > day) return LAST_MINUTE;
  const minutes = wallMinutesOf(asDate(back), timezone);
  return inBlocks({ start: minutes, end: minutes }).end;
}

function toJob(planned: PlannedJob, read: PlannedDay): PlanJob {
  const { timezone, lateFinishByP80 } = read;
  const { booking, hasBegun, p80, drives, lastName } = planned;
  const { operation, metaData, progress, tail } = booking;
  const { follows, yardLegs, bookingEnvelope: envelope } = operation;
  const at = (moment: string): number => wallMinutesOf(asDate(moment), timezone);
  const atOrNull = (moment: string | null): number | null => (moment === null ? null : at(moment));
  const start = at(metaData.startTime);
  const minutes = metaData.duration * 60;
  const window = operation.arrivalWindow;
  const { startingDriveTime, endingDriveTime } = envelope;
  const times = { duration: metaData.duration, startingDriveTime, endingDriveTime };
  return {
    id: operation._id,
    activityId: metaData.activity._id,
    customerId: metaData.customerId,
    name: lastName,
    place: { truck: operation.truck, unassigned: operation.unassigned, start, minutes },
    drives: { out: yardLegs.out * 60, back: yardLegs.back * 60 },
    exactDrives: { out: drives.out * 60, back: drives.back * 60 },
    follows: follows && {
      after: follows.operationId,
      minutes: follows.hours * 60,
      onBoard: startingDriveTime * 60,
    },
    requiresLift: metaData.requiresLift,
    movers: metaData.moverCount,
    window: window && { start: at(window.from), end: at(window.to) },
    starts: startChoices({ ...times, earlyStart: metaData.earlyStart }),
    isFixed: operation.truck !== null && hasBegun,
    isPinned: (operation.truck !== null || operation.unassigned) && Boolean(metaData.pinned),
    notes: metaData.activity.notes,
    p80: p80 === null ? null : p80 * 60,
    started: atOrNull(progress.started),
    finished: atOrNull(progress.finished),
    backBy: backByOf(planned, read),
    waitsFor: progress.waitsFor,
    lateBy:
      lateFinishByP80 && tail ? columnMinutes(tail.column + tail.span) - (start + minutes) : 0,
  };
}

const toPerson = (
  { _id, displayName, isTeamLead, branchId, weekHours, truckYesterday, isElsewhere }: PlannedPerson,
  off: ReadonlySet<string>,
  home: string,
): PlanPerson => ({
  id: _id,
  name: displayName,
  isLead: isTeamLead,
  isFromOtherBranch: branchId !== home,
  weekMinutes: weekHours * 60,
  truckYesterday,
  isOff: off.has(_id),
  isAway: off.has(_id) || isElsewhere,
});
