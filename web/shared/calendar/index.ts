export { BranchCalendar } from './branch-calendar';
export { dayOfInstant, instantOfDay } from './calendar-days';
export { calendarView } from './calendar-view';
export { CalendarToolbar } from './calendar-toolbar';
