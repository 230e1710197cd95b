import type { TimeEntry } from '../../../shared/labels';
import { useActivityScope, useCustomerFields } from '../form/customer-context';
import { operationKey } from '../form/planned-customer';
import type { OperationPath } from '../form/values';

const FIELDS: Readonly<Record<TimeEntry['name'], string>> = {
  date: 'date',
  startingDriveTime: 'bookingEnvelope.startingDriveTime',
  duration: 'duration',
  endingDriveTime: 'bookingEnvelope.endingDriveTime',
};

/** Where an entry is among the operations of a day; null if its operation is not there. */
export function entryField(
  operations: readonly { _id?: string }[],
  { operationId, name }: TimeEntry,
): string | null {
  const at = operations.findIndex((one, index) => operationKey(one, index) === operationId);
  return at < 0 ? null : `${at}.${FIELDS[name]}`;
}

/** Puts the focus on a time of an operation of the day on screen. */
export function useGoToEntry(): (entry: TimeEntry) => void {
  const { path } = useActivityScope();
  const { getValues, setFocus } = useCustomerFields();
  return (entry) => {
    const field = entryField(getValues(`${path}.operations`), entry);
    if (field) setFocus(`${path}.operations.${field}` as `${OperationPath}.duration`);
  };
}
