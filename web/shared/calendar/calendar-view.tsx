import type { ComponentType } from 'react';
import type { ViewStatic } from 'react-big-calendar';

/** A page's view inside the library's calendar, in place of the library's own week or month. */
export type CalendarView = ComponentType & ViewStatic;

/**
 * Makes a component a view of the calendar. What it shows it has from its own context: the page's
 * toolbar goes from day to day, so the library's title and steps are not asked for.
 */
export const calendarView = (View: ComponentType): CalendarView =>
  Object.assign(() => <View />, {
    title: () => '',
    navigate: (date: Date) => date,
  });
