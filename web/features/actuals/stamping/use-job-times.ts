import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { jobTimes, type JobActual, type JobTimes } from './job-times';
import { actualsIn, queueIn } from './stamping-slice';

/** A job of the schedule. */
export interface JobOfSchedule {
  _id: string;
  actual: JobActual | null;
}

/** The times of jobs as they are now: as scheduled, as told since, and as stamped here. */
export function useJobTimes(): (job: JobOfSchedule) => JobTimes {
  const queue = useSelector(queueIn);
  const told = useSelector(actualsIn);
  return useCallback(
    ({ _id, actual }) => {
      const since = told.find(({ operation }) => operation === _id)?.actual;
      const newest = since && since.version > (actual?.version ?? -1) ? since : actual;
      return jobTimes(_id, newest, queue);
    },
    [queue, told],
  );
}
