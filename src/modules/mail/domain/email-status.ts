/** The only ways from one status to another. */
const TRANSITIONS = {
  queued: ['sending'],
  // Back to queued: certainly not taken, so it is tried again after a pause.
  sending: ['sent', 'queued', 'failed', 'unknown'],
  sent: [],
  failed: ['queued'],
  // To sent: a hand-over that was thought lost came to its end after all.
  unknown: ['queued', 'sent'],
} as const;

/** How an e-mail fares. `unknown`: the line was lost while it was handed over. */
export type DeliveryStatus = keyof typeof TRANSITIONS;

const WAYS: Readonly<Record<DeliveryStatus, readonly DeliveryStatus[]>> = TRANSITIONS;

export const mayBecome = (from: DeliveryStatus, to: DeliveryStatus): boolean =>
  WAYS[from].includes(to);

/** Only an e-mail that is at an end without having been delivered may be sent again by a person. */
export const isRetryable = (status: DeliveryStatus): boolean =>
  mayBecome(status, 'queued') && status !== 'sending';
