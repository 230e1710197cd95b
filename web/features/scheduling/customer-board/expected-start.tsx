import type { JSX } from 'react';
import { customerTopic, type CustomerChange } from '#modules/moves/contract/live.js';
import type { ChangeItems } from '#modules/scheduling/contract/live.js';
import { showTime, type Day } from '../../../shared/format';
import { useWatch } from '../../../shared/realtime';
import { staleDay, useGetDayViewQuery } from '../api/scheduling-api';
import { useApiDispatch } from '../api/use-api-dispatch';
import { expectedStartOf } from '../model/expected-start';
import styles from './customer-board.module.css';

export interface ExpectedStartProps {
  customerId: string;
  branchId: string;
  day: Day;
}

const tellsTimes = (change: unknown): boolean =>
  (change as ChangeItems<CustomerChange> | undefined)?.items?.some(
    ({ kind }) => kind === 'actual',
  ) ?? false;

/** When a customer's crew should come, while the job before holds its truck up (R-ACTUAL-21); else nothing. */
export function ExpectedStart(props: ExpectedStartProps): JSX.Element | null {
  const { customerId, branchId, day } = props;
  const { currentData: view } = useGetDayViewQuery({ branchId, day });
  const dispatch = useApiDispatch();
  const readAnew = (): void => void dispatch(staleDay({ branchId, day }));
  useWatch(customerTopic(customerId), ({ change }) => tellsTimes(change) && readAnew(), readAnew);
  const expected = view ? expectedStartOf(view, customerId) : null;
  if (!view || expected === null) return null;
  return (
    <p role="status" className={styles.expected}>
      Your crew is expected about {showTime(expected, view.day.timezone)}
    </p>
  );
}
