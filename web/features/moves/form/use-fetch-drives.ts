import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { useRefreshDriveTimesMutation } from '../api';
import { drivesToFetch } from './drives-to-fetch';

/**
 * Has the drives fetched that a save of this page changed: the server does so by itself only where
 * the branch changed too (R-DRIVE-6).
 */
export function useFetchDrives(): (before: CustomerView, after: CustomerView) => void {
  const [fetchDrives] = useRefreshDriveTimesMutation();
  return (before, after) => {
    if (before.branchId !== after.branchId) return;
    for (const activityId of drivesToFetch(before, after))
      void fetchDrives({ customerId: after._id, activityId });
  };
}
