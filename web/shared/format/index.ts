export { showAge } from './age';
export { showDay, showDayNamed, showMonth, todayIn, type Day } from './day';
export { showHours } from './hours';
export { showMoney } from './money';
export { phoneLink, showPhone } from './phone';
export { showInstant, showTime, showTimeNamed, showTimeRange, zoneName } from './time';
