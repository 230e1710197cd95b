import { ADDRESS_FIELDS } from '#modules/moves/contract/editable-fields.js';
import { addressWords } from '#kernel/address-key.js';
import { addressLineOf, type TakenAddress } from '#kernel/typed-address.js';
import type { PlaceView } from '#modules/maps/contract/place.view.js';
import {
  useActivityScope,
  useCustomerFields,
  useCustomerPage,
  useTimezone,
  type ActivityScope,
} from './customer-context';
import { ENDS, withEndDrives } from './end-drives';
import { onDay } from './rebased';
import { LEG_FIELDS, legsTo } from './legs-to';
import type { ActivityValues, LocationValues } from './values';

export interface ActivityEdits {
  /** Runs a change of the stops; drives and legs follow it. */
  changeStops: (change: () => void) => void;
  /** Call after the stops changed; `before` is the activity as it was. */
  stopsChanged: (before: ActivityValues) => void;
  takePlace: (index: number, place: PlaceView) => void;
  /** The address of a stop is taken as it was typed: its position is not known. */
  takeTyped: (index: number, taken: TakenAddress) => void;
  /** A part of a stop's address was typed by hand: its position is not known. */
  forgetPosition: (index: number) => void;
  changeDay: (day: string) => void;
}

/** What drives and legs do after the stops of an activity changed; `before` is it as it was. */
function useStopsChanged(): (scope: ActivityScope, before: ActivityValues) => void {
  const { base } = useCustomerPage();
  const form = useCustomerFields();
  return ({ path, held }, before) => {
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
}

/** Runs a change of an activity's stops from anywhere on the page; drives and legs follow it. */
export function useChangeStops(): (scope: ActivityScope, change: () => void) => void {
  const form = useCustomerFields();
  const stopsChanged = useStopsChanged();
  return (scope, change) => {
    const before = structuredClone(form.getValues(scope.path)) as ActivityValues;
    change();
    stopsChanged(scope, before);
  };
}

/** Town and zip of another street are not those of this one, if it names none. */
function typedFields(before: LocationValues, taken: TakenAddress) {
  const nowhere = { latitude: null, longitude: null };
  const { street, unit, line } = taken;
  if (street === '') return { ...nowhere, normalizedStreetAddress: line };
  const [former, now] = [before.street, street].map((name) => addressWords(name).join(' '));
  const isElsewhere = former !== '' && former !== now;
  const known = isElsewhere ? { city: '', zip: '' } : { city: before.city, zip: before.zip };
  return {
    ...nowhere,
    street,
    unit: unit || (isElsewhere ? '' : before.unit),
    city: taken.city || known.city,
    state: taken.state || before.state,
    zip: taken.zip || known.zip,
    normalizedStreetAddress: unit ? addressLineOf(taken) : line,
  };
}

/** Changes of an activity that other fields of it follow. */
export function useActivityEdits(): ActivityEdits {
  const scope = useActivityScope();
  const { path } = scope;
  const form = useCustomerFields();
  const timezone = useTimezone();
  const follow = useStopsChanged();
  const change = useChangeStops();
  const mark = { shouldDirty: true, shouldTouch: true };
  const changeStops: ActivityEdits['changeStops'] = (run) => change(scope, run);

  return {
    changeStops,
    stopsChanged: (before) => follow(scope, before),
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
    takeTyped: (index, taken) =>
      changeStops(() => {
        const stop = `${path}.locations.${index}` as const;
        const fields = typedFields(form.getValues(stop) as LocationValues, taken);
        for (const [field, value] of Object.entries(fields))
          form.setValue(`${stop}.${field as keyof typeof fields}`, value, mark);
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
      // The activity that had this one's day before may be in order now.
      const days = form
        .getValues('move.activities')
        .map((_, at) => `move.activities.${at}.activityDay` as const);
      const faulty = days.filter((field) => form.getFieldState(field).invalid);
      if (faulty.length > 0) void form.trigger(faulty);
    },
  };
}
