import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { useRefreshDriveTimesMutation } from '../api';
import { drivesToFetch } from './drives-to-fetch';

/**
 * Has the drives fetched that a write of this page changed. The server never does that by itself
 * (R-DRIVE-6).
 */
export function useFetchDrives(): (before: CustomerView, after: CustomerView) => void {
  const [fetchDrives] = useRefreshDriveTimesMutation();
  return (before, after) => {
    for (const activityId of drivesToFetch(before, after))
      void fetchDrives({ customerId: after._id, activityId });
  };
}
