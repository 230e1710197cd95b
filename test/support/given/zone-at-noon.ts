import { DateTime } from 'luxon';

/** A time zone in which it is noon: the jobs of a branch's day are near, at whatever hour and day a test runs. */
export function zoneAtNoon(): string {
  const zones = Intl.supportedValuesOf('timeZone');
  return zones.find((zone) => DateTime.now().setZone(zone).hour === 12) ?? '';
}
