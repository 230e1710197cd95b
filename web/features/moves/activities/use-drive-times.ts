import { useEffect, useState } from 'react';
import { DRIVE_TIMES_ERROR } from '#modules/moves/contract/errors.js';
import { apiErrorOf } from '../../../shared/api';
import { useGetJobQuery, useRefreshDriveTimesMutation } from '../api';
import { useCustomerFields, useCustomerPage } from '../form/customer-context';
import { drivesToFetch } from '../form/drives-to-fetch';
import type { ActivityValues } from '../form/values';

const POLL_MS = 1_500;

export interface DriveTimesState {
  refresh: () => Promise<void>;
  /** Why the last refresh failed, or null. */
  failure: string | null;
  isFetching: boolean;
}

/**
 * The drive-time job of an activity that this page started; its legs arrive on the customer's
 * topic.
 */
export function useDriveTimes(
  activity: Pick<ActivityValues, '_id' | 'locations'>,
): DriveTimesState {
  const { base, saveFirst } = useCustomerPage();
  const { getValues } = useCustomerFields();
  const [start] = useRefreshDriveTimesMutation();
  const [jobId, setJobId] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  // The topic announces the outcome; the job is only asked why it failed.
  const { data: job } = useGetJobQuery(jobId ?? '', {
    skip: jobId === null,
    pollingInterval: POLL_MS,
  });

  useEffect(() => {
    if (job?.state === 'failed') setFailure(job.error ?? DRIVE_TIMES_ERROR);
    if (job?.state === 'failed' || job?.state === 'done') setJobId(null);
  }, [job]);

  const refresh = async (): Promise<void> => {
    setFailure(null);
    // The server fetches the drives between stored addresses.
    if (drivesToFetch(base, getValues()).includes(activity._id) && !(await saveFirst())) return;
    try {
      const answer = await start({ customerId: base._id, activityId: activity._id }).unwrap();
      setJobId(answer.jobId);
    } catch (error) {
      setFailure(apiErrorOf(error).message);
    }
  };
  const inError = activity.locations.some(
    ({ driveTimeFetchStatus }) => driveTimeFetchStatus === 'InError',
  );
  return {
    refresh,
    failure: failure ?? (inError && jobId === null ? DRIVE_TIMES_ERROR : null),
    isFetching: jobId !== null,
  };
}
