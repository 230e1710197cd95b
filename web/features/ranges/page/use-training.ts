import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useState } from 'react';
import type { JobView } from '#kernel/job.js';
import { useGetTrainingQuery } from '../api';

const POLL_MS = 1_000;
/** So often in a row it is asked in vain; then by hand. */
const MOST_FAILURES = 3;

interface Training {
  job: JobView | undefined;
  /** How far it is could not be read, and is not asked anymore. */
  isLost: boolean;
  askAgain: () => void;
}

/** How far a training is; null: none was started here. */
export function useTraining(jobId: string | null): Training {
  const [failures, setFailures] = useState(0);
  const isLost = failures >= MOST_FAILURES;
  const { currentData, error, refetch } = useGetTrainingQuery(jobId ?? skipToken, {
    pollingInterval: isLost ? 0 : POLL_MS,
  });
  useEffect(() => setFailures((before) => (error ? before + 1 : 0)), [error, jobId]);
  return {
    job: currentData,
    isLost,
    askAgain: () => {
      setFailures(0);
      void refetch();
    },
  };
}
