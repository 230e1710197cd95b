/** The NOTIFY channel that carries committed changes to every API process. */
export const LIVE_CHANNEL = 'emma_live';

/** PostgreSQL refuses payloads of 8,000 bytes; a larger change is sent without its content. */
export const MAX_NOTIFY_BYTES = 7_900;

/** A message begins with its topic, so that one that nobody here watches need not be read. */
const BEGINNING = /^\{"revision":\d+,"topic":"([^"\\]+)"/;

/** Undefined if only reading the message tells. */
export const topicOfMessage = (payload: string): string | undefined => BEGINNING.exec(payload)?.[1];

/** `change` null: too large to send or unknown, so the page fetches again. */
export interface LiveMessage {
  topic: string;
  revision: number;
  change: { items: object[] } | null;
  actorId: string | null;
}
