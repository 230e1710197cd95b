import { skipToken } from '@reduxjs/toolkit/query/react';
import { useStaff } from '../employees';
import { useGetHistoryQuery } from './api';

/** That, when and why a customer was canceled. */
export interface Cancellation {
  /** Instant. */
  at: string;
  /** Empty where none was given. */
  reason: string;
  /** The name of the person who did it; null if it is not known. */
  by: string | null;
}

/**
 * The cancellation of a customer who is canceled, by their history.
 * @param customerId null for one who is not
 */
export function useCancellation(customerId: string | null): Cancellation | null {
  const staff = useStaff();
  const { data } = useGetHistoryQuery(
    customerId === null ? skipToken : { customerId, type: 'UPDATED' },
  );
  // Newest first: of several the one that holds.
  const event = customerId === null ? undefined : data?.find((one) => one.data.cancelled === true);
  if (!event) return null;
  const { reason } = event.data;
  return {
    at: event.timestamp,
    reason: typeof reason === 'string' ? reason : '',
    by: staff.get(event.employeeId ?? '')?.displayName ?? null,
  };
}
