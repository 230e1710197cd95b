import { useEffect, type JSX } from 'react';
import { apiErrorOf } from '../../../shared/api';
import { PageFailed } from '../../../shared/pages';
import { toast } from '../../../shared/ui';

export interface ScheduleFailedProps {
  error: unknown;
  onRetry: () => void;
}

const FAILED = 'Unable to retrieve scheduling information!';

/** Shown instead of what could not be fetched; a toast says so too, for as long as it is true. */
export function ScheduleFailed({ error, onRetry }: ScheduleFailedProps): JSX.Element {
  const { message } = apiErrorOf(error);
  useEffect(() => {
    const id = toast.error(`Please reload page\n${message}`, { title: FAILED, stays: true });
    return () => toast.close(id);
  }, [message]);
  return <PageFailed error={error} title={FAILED} onRetry={onRetry} />;
}
