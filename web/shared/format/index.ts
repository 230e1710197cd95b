export {
  showAge,
  showDrive,
  showHours,
  showHoursOver,
  showMinutes,
  showInstant,
  showShortDay,
  showClockTime,
  showTime,
  showTimeNamed,
  showTimeRange,
  zoneName,
} from './time';
export {
  showDay,
  showDayNamed,
  showDaysIn,
  showMonth,
  showWeekday,
  todayIn,
  type Day,
} from './day';
export { showDollars, showMoney, showPrice } from './money';
export {
  isDialable,
  phoneAsTyped,
  phoneCaret,
  phoneErased,
  phoneFault,
  phoneLink,
  phoneTyped,
  phoneWritten,
  showPhone,
} from './phone';
