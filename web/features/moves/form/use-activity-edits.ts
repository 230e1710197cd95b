import type { PlaceView } from '../../../../src/modules/maps/contract/place.view';
import { useActivityScope, useCustomerFields, useTimezone } from './customer-context';
import { withEndDrives } from './end-drives';
import { onDay } from './rebased';
import { staleLegs } from './stale-legs';
import type { ActivityValues } from './values';

const PLACE_FIELDS = [
  'street',
  'unit',
  'city',
  'state',
  'zip',
  'latitude',
  'longitude',
  'normalizedStreetAddress',
] as const;

export interface ActivityEdits {
  /** Runs a change of the stops; drives and legs follow it. */
  changeStops: (change: () => void) => void;
  /** After something of the stops changed; `before` is the activity as it was. */
  stopsChanged: (before: ActivityValues) => void;
  takePlace: (index: number, place: PlaceView) => void;
  /** The address of a stop was typed by hand: where it lies is not known. */
  forgetPosition: (index: number) => void;
  changeDay: (day: string | null) => void;
}

/** Changes of an activity that other fields of it follow. */
export function useActivityEdits(): ActivityEdits {
  const { path, held } = useActivityScope();
  const form = useCustomerFields();
  const timezone = useTimezone();
  const mark = { shouldDirty: true, shouldTouch: true };

  const stopsChanged = (before: ActivityValues): void => {
    const after = form.getValues(path) as ActivityValues;
    withEndDrives(before, after, held).forEach(({ bookingEnvelope }, at) => {
      for (const end of ['startingDriveTime', 'endingDriveTime'] as const) {
        if (after.operations[at]?.bookingEnvelope[end] !== bookingEnvelope[end])
          form.setValue(`${path}.operations.${at}.bookingEnvelope.${end}`, bookingEnvelope[end]);
      }
    });
    for (const { index, status } of staleLegs(before.locations, after.locations)) {
      form.setValue(`${path}.locations.${index}.driveTime`, null);
      form.setValue(`${path}.locations.${index}.driveDistance`, null);
      form.setValue(`${path}.locations.${index}.driveTimeFetchStatus`, status);
    }
  };
  const changeStops = (change: () => void): void => {
    const before = structuredClone(form.getValues(path)) as ActivityValues;
    change();
    stopsChanged(before);
  };

  return {
    changeStops,
    stopsChanged,
    takePlace: (index, place) =>
      changeStops(() => {
        for (const field of PLACE_FIELDS) {
          if (field === 'unit' && !place.unit) continue;
          form.setValue(`${path}.locations.${index}.${field}`, place[field], mark);
        }
        form.clearErrors(
          PLACE_FIELDS.map((field) => `${path}.locations.${index}.${field}` as const),
        );
      }),
    forgetPosition: (index) =>
      changeStops(() => {
        form.setValue(`${path}.locations.${index}.latitude`, null, mark);
        form.setValue(`${path}.locations.${index}.longitude`, null, mark);
      }),
    changeDay: (day) => {
      if (!day) return;
      const operations = form.getValues(`${path}.operations`);
      onDay(operations, day, timezone).forEach(({ date }, at) =>
        form.setValue(`${path}.operations.${at}.date`, date, mark),
      );
    },
  };
}
