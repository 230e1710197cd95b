import { useMemo } from 'react';
import { estimateActivity, type ActivityEstimate } from '#modules/moves/contract/estimating.js';
import { useCustomerPage } from './customer-context';
import { useShared } from './use-shared';
import type { ActivityValues } from './values';

/**
 * The automated estimate of what is on screen, by the code that the server uses; null while
 * unknown.
 */
export function useAutomatedEstimate(
  activity: Pick<ActivityValues, 'locations' | 'numMovers' | 'truckCount' | 'minTime'>,
): ActivityEstimate | null {
  const { constants } = useCustomerPage();
  const { locations, numMovers, truckCount, minTime } = activity;
  const estimate = useMemo(
    () =>
      constants && locations.length > 0
        ? estimateActivity({ locations, numMovers, truckCount, minTime, constants })
        : null,
    [constants, locations, numMovers, truckCount, minTime],
  );
  return useShared(estimate);
}
