import { DateTime } from 'luxon';
import { luxonLocalizer, type DateLocalizer } from 'react-big-calendar';

const made = new Map<string, DateLocalizer>();

/**
 * The calendar's clock in one zone. The library's own localizer reads luxon's global zone; a clock
 * bound to the zone lets the calendars of two branches be shown at the same time.
 */
export function zonedLocalizer(timezone: string): DateLocalizer {
  const known = made.get(timezone);
  if (known) return known;
  const clock = Object.assign(Object.create(DateTime) as typeof DateTime, {
    fromJSDate: (date: Date) => DateTime.fromJSDate(date, { zone: timezone }),
    local: () => DateTime.now().setZone(timezone),
  });
  const localizer = luxonLocalizer(clock, { firstDayOfWeek: 7 });
  made.set(timezone, localizer);
  return localizer;
}
