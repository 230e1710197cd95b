export { BranchCalendar } from './branch-calendar';
export { dayOfInstant, instantOfDay } from './calendar-days';
export { CalendarToolbar } from './calendar-toolbar';
