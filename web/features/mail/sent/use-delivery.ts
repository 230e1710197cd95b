import { skipToken } from '@reduxjs/toolkit/query/react';
import { emailTopic, type EmailStatus } from '#modules/mail/contract/mail.view.js';
import { apiErrorOf } from '../../../shared/api';
import { useLiveState, useWatch } from '../../../shared/realtime';
import { toast } from '../../../shared/ui';
import { useGetEmailQuery, useRetryEmailMutation } from '../api';

const POLL_MS = 5_000;

export interface Delivery {
  status: EmailStatus;
  /** Why the last attempt failed. */
  error: string | null;
  attempts: number;
  retry: () => void;
  isRetrying: boolean;
}

/** The live state of an email; `known` is shown until the server answers. */
export function useDelivery(
  customerId: string,
  emailId: string | null,
  known: EmailStatus,
): Delivery {
  const isLive = useLiveState() === 'online';
  const { data, refetch } = useGetEmailQuery(emailId ?? skipToken, {
    // Without a live connection nothing is announced.
    pollingInterval: isLive ? 0 : POLL_MS,
  });
  const [again, { isLoading }] = useRetryEmailMutation();
  const look = (): void => {
    // A gap may be announced before the first fetch has begun; that fetch then sees the change
    // anyway.
    if (data) void refetch();
  };
  useWatch(emailId && emailTopic(emailId), look, look);
  const retry = async (): Promise<void> => {
    if (!emailId) return;
    try {
      await again({ emailId, customerId }).unwrap();
    } catch (error) {
      toast.error(apiErrorOf(error).message, { refusal: error });
    }
  };
  return {
    status: data?.status ?? known,
    error: data?.error ?? null,
    attempts: data?.attempts ?? 0,
    retry: () => void retry(),
    isRetrying: isLoading,
  };
}
