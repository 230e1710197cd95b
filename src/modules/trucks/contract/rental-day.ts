import {
  all,
  checkedBy,
  converted,
  paddedDay,
  REQUIRED_MESSAGE,
} from '#kernel/validation/index.js';
import { isLocalDate, LOCAL_DATE_MESSAGE } from '#kernel/local-date.js';

/** `YYYY-M-D`, read as `YYYY-MM-DD`; a rental has one. */
export const TruckRentalDay = (): PropertyDecorator =>
  all(
    converted((value) => (value === '' ? null : paddedDay(value))),
    checkedBy('rentalDay', (value, owner) => {
      if (value !== undefined && value !== null)
        return isLocalDate(value) ? null : LOCAL_DATE_MESSAGE;
      return (owner as { isRental?: unknown }).isRental === true ? REQUIRED_MESSAGE : null;
    }),
  );
