import { checkedBy, present } from '#kernel/validation/index.js';

const QUARTER_OF_AN_HOUR = /^([01]\d|2[0-3]):(00|15|30|45)$/;

/** `HH:mm`, a quarter of an hour; required. */
export const StartTime = (): PropertyDecorator =>
  checkedBy(
    'startTime',
    present('required', (value) =>
      typeof value === 'string' && QUARTER_OF_AN_HOUR.test(value)
        ? null
        : 'This field should be a time such as 08:15',
    ),
  );
