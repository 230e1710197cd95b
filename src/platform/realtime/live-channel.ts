/** The NOTIFY channel that carries committed changes to every API process. */
export const LIVE_CHANNEL = 'emma_live';

/** PostgreSQL refuses payloads of 8,000 bytes; a larger change is sent without its content. */
export const MAX_NOTIFY_BYTES = 7_900;

/** `change` null: too large to send or unknown, so the page fetches again. */
export interface LiveMessage {
  topic: string;
  revision: number;
  change: { items: object[] } | null;
  actorId: string | null;
}
