import type { TruckDto } from '#modules/trucks/contract/truck.dto.js';
import type { TruckView } from '#modules/trucks/contract/truck.view.js';

/** Words that a style sheet takes for a color, but that name none. */
const NO_COLORS = /^(inherit|initial|unset|revert|currentcolor|transparent)$/i;

/** Whether the browser can paint it: `#1c7ed6`, `navy`; not `zzz`. */
function isColor(text: string): boolean {
  const { style } = document.createElement('i');
  style.color = text;
  return style.color !== '' && !NO_COLORS.test(text);
}

/** What the form changes; whether a truck is in service has buttons of its own. */
export type TruckValues = Required<
  Pick<
    TruckDto,
    'name' | 'abbreviation' | 'color' | 'hasLift' | 'isRental' | 'rentalDay' | 'branchId'
  >
>;

export const truckValuesOf = (truck: TruckView): TruckValues => {
  const { name, abbreviation, color, hasLift, isRental, rentalDay, branchId } = truck;
  return { name, abbreviation, color, hasLift, isRental, rentalDay, branchId };
};

export const newTruckValues = (branchId: string): TruckValues => ({
  name: '',
  abbreviation: '',
  color: '',
  hasLift: false,
  isRental: false,
  rentalDay: null,
  branchId,
});

/** What is judged and sent: spaces around a name are typed by mistake, and names may have none. */
export const asSent = (values: TruckValues): TruckValues => ({
  ...values,
  name: values.name.trim(),
  abbreviation: values.abbreviation.trim(),
  color: values.color.trim(),
});

/** The server knows how colors are written, but not their names. */
export const truckFaults = (values: TruckValues): Record<string, string> =>
  isColor(asSent(values).color) ? {} : { color: 'Enter a color such as #1c7ed6 or navy' };
