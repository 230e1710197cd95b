/** The only transitions between statuses. */
const TRANSITIONS = {
  queued: ['sending'],
  // Back to queued: certainly not accepted, so it is tried again after a pause.
  sending: ['sent', 'queued', 'failed', 'unknown'],
  sent: [],
  failed: ['queued'],
  // To sent: a hand-over that was thought lost did finish after all.
  unknown: ['queued', 'sent'],
} as const;

/** The state of an email. `unknown`: the connection broke while it was handed over. */
export type DeliveryStatus = keyof typeof TRANSITIONS;

const WAYS: Readonly<Record<DeliveryStatus, readonly DeliveryStatus[]>> = TRANSITIONS;

export const mayBecome = (from: DeliveryStatus, to: DeliveryStatus): boolean =>
  WAYS[from].includes(to);

/** Only an email that has ended without being delivered may be sent again by a person. */
export const isRetryable = (status: DeliveryStatus): boolean =>
  mayBecome(status, 'queued') && status !== 'sending';
