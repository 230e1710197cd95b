export {
  showAge,
  showHours,
  showInstant,
  showShortDay,
  showTime,
  showTimeNamed,
  showTimeRange,
  zoneName,
} from './time';
export { showDay, showDayNamed, showMonth, todayIn, type Day } from './day';
export { showDollars, showMoney } from './money';
export { phoneLink, showPhone } from './phone';
