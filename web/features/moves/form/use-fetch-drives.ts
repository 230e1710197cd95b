import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { useRefreshDriveTimesMutation } from '../api';
import { drivesToFetch } from './drives-to-fetch';

/**
 * Lets the drives be fetched that a write of this page leads elsewhere. The server never begins that
 * by itself (R-DRIVE-6).
 */
export function useFetchDrives(): (before: CustomerView, after: CustomerView) => void {
  const [fetchDrives] = useRefreshDriveTimesMutation();
  return (before, after) => {
    for (const activityId of drivesToFetch(before, after))
      void fetchDrives({ customerId: after._id, activityId });
  };
}
