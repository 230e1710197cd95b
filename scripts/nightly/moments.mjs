import { DateTime } from 'luxon';

/** Where the branches of the tests are. */
export const ZONE = 'America/Chicago';

const at = (time, hour, minute = 0) => time.set({ hour, minute, second: 0, millisecond: 0 });

/** The first day from tomorrow on of which this is true, at this hour. */
const firstDay = (hour, isOne) => (now) => {
  let day = at(now.plus({ days: 1 }), hour);
  while (!isOne(day)) day = at(day.plus({ days: 1 }), hour);
  return day;
};

const offsetChanges = (day) => day.startOf('day').offset !== day.endOf('day').offset;
const isWorkday = ({ weekday }) => weekday < 6;

/**
 * The days and hours on which calculations with days have failed before, each with its next
 * occurrence at a branch in `ZONE`.
 * @type {Record<string, (now: DateTime) => DateTime>}
 */
export const MOMENTS = {
  'first-of-month': firstDay(10, ({ day }) => day === 1),
  'last-of-month': firstDay(15, (day) => day.day === day.daysInMonth),
  'end-of-year': firstDay(18, ({ month, day }) => month === 12 && day === 31),
  'leap-day': firstDay(11, ({ month, day }) => month === 2 && day === 29),
  'clocks-forward': firstDay(9, (day) => offsetChanges(day) && day.isInDST),
  'clocks-back': firstDay(9, (day) => offsetChanges(day) && !day.isInDST),
  saturday: firstDay(12, ({ weekday }) => weekday === 6),
  sunday: firstDay(12, ({ weekday }) => weekday === 7),
  '11-pm': firstDay(23, isWorkday),
  '1-am': firstDay(1, isWorkday),
};

/**
 * What makes every process that inherits it see another moment, however long ago it started: clocks go
 * on from there at their usual speed, and waiting takes as long as ever.
 * @param {string} library path of libfaketime
 * @param {DateTime} moment
 */
export function clockAt(library, moment, now = DateTime.now()) {
  const ahead = Math.round(moment.diff(now).as('seconds'));
  return {
    LD_PRELOAD: library,
    FAKETIME: `${ahead >= 0 ? '+' : ''}${ahead}`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
}
