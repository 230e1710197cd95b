import { useMemo, type JSX } from 'react';
import { startChoiceInstants } from '#modules/moves/contract/operation-times.js';
import { SelectField } from '../../../shared/forms';
import { showTime } from '../../../shared/format';
import type { OperationPath, OperationValues } from '../form/values';

export interface StartFieldProps {
  path: OperationPath;
  number: number;
  operation: OperationValues;
  timezone: string;
  disabled: boolean;
}

/** When the job may start, in steps of a quarter hour. */
export function StartField(props: StartFieldProps): JSX.Element {
  const { path, number, operation, timezone, disabled } = props;
  const { duration, earlyStart, date, bookingEnvelope } = operation;
  const { startingDriveTime, endingDriveTime } = bookingEnvelope;
  // A whole day of times in words, which take longer than the rest of the row.
  const choices = useMemo(() => {
    const times = {
      ...{ date, duration: duration ?? 0, earlyStart },
      ...{ startingDriveTime: startingDriveTime ?? 0, endingDriveTime: endingDriveTime ?? 0 },
    };
    return startChoiceInstants(times, timezone).map((instant) => ({
      value: instant.toISOString(),
      label: showTime(instant, timezone),
    }));
  }, [date, duration, earlyStart, startingDriveTime, endingDriveTime, timezone]);
  return (
    <SelectField
      name={`${path}.date`}
      label=""
      ariaLabel={`Start time of truck ${number}`}
      choices={choices}
      disabled={disabled}
    />
  );
}
