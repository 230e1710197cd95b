import { ADDRESS_FIELDS } from '#modules/moves/contract/editable-fields.js';
import type { PlaceView } from '#modules/maps/contract/place.view.js';
import {
  useActivityScope,
  useCustomerFields,
  useCustomerPage,
  useTimezone,
} from './customer-context';
import { ENDS, withEndDrives } from './end-drives';
import { onDay } from './rebased';
import { LEG_FIELDS, legsTo } from './legs-to';
import type { ActivityValues } from './values';

export interface ActivityEdits {
  /** Runs a change of the stops; drives and legs follow it. */
  changeStops: (change: () => void) => void;
  /** Call after the stops changed; `before` is the activity as it was. */
  stopsChanged: (before: ActivityValues) => void;
  takePlace: (index: number, place: PlaceView) => void;
  /** The address of a stop was typed by hand: its position is not known. */
  forgetPosition: (index: number) => void;
  changeDay: (day: string) => void;
}

/** Changes of an activity that other fields of it follow. */
export function useActivityEdits(): ActivityEdits {
  const { path, held } = useActivityScope();
  const { base } = useCustomerPage();
  const form = useCustomerFields();
  const timezone = useTimezone();
  const mark = { shouldDirty: true, shouldTouch: true };

  const stopsChanged = (before: ActivityValues): void => {
    const after = form.getValues(path) as ActivityValues;
    withEndDrives(before, after, held).forEach(({ bookingEnvelope }, at) => {
      for (const end of ENDS) {
        if (after.operations[at]?.bookingEnvelope[end] !== bookingEnvelope[end])
          form.setValue(`${path}.operations.${at}.bookingEnvelope.${end}`, bookingEnvelope[end]);
      }
    });
    const stored = base.move.activities.find(({ _id }) => _id === after._id);
    legsTo(stored?.locations ?? [], after.locations).forEach((leg, at) => {
      for (const field of LEG_FIELDS) form.setValue(`${path}.locations.${at}.${field}`, leg[field]);
    });
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
        for (const field of ADDRESS_FIELDS) {
          if (field === 'unit' && !place.unit) continue;
          form.setValue(`${path}.locations.${index}.${field}`, place[field], mark);
        }
        form.clearErrors(
          ADDRESS_FIELDS.map((field) => `${path}.locations.${index}.${field}` as const),
        );
      }),
    forgetPosition: (index) =>
      changeStops(() => {
        form.setValue(`${path}.locations.${index}.latitude`, null, mark);
        form.setValue(`${path}.locations.${index}.longitude`, null, mark);
      }),
    changeDay: (day) => {
      const operations = form.getValues(`${path}.operations`);
      onDay(operations, day, timezone).forEach(({ date }, at) =>
        form.setValue(`${path}.operations.${at}.date`, date, mark),
      );
    },
  };
}
