export {
  showAge,
  showHours,
  showInstant,
  showTime,
  showTimeNamed,
  showTimeRange,
  zoneName,
} from './time';
export { showDay, showDayNamed, showMonth, todayIn, type Day } from './day';
export { showMoney } from './money';
export { phoneLink, showPhone } from './phone';
