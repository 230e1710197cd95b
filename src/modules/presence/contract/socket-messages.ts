/** client → server */
export const CLIENT_MESSAGES = {
  join: 'join',
  leave: 'leave',
  updatePanopticon: 'update_panopticon',
  watch: 'watch',
  unwatch: 'unwatch',
  beat: 'beat',
} as const;

/** server → client */
export const SERVER_MESSAGES = {
  connection: 'connection',
  viewers: 'viewers',
  monitorUpdate: 'monitorupdate',
  changed: 'changed',
} as const;

/**
 * `connection`: whom the server takes this page for; sent again when that person's roles have
 * changed.
 */
export interface ConnectionMessage {
  employeeId: string;
}

/** `viewers`, and the acknowledgement of `join` and `leave`: each employee once. */
export interface ViewersMessage {
  pageId: string;
  employeeIds: string[];
}

/** `monitorupdate`: who has which customer's page open. */
export interface MonitorUpdateMessage {
  contracts: Record<string, string[]>;
}

/** `changed`: the revisions of a topic rise by one; a gap means: fetch again. */
export interface ChangedMessage<Change = unknown> {
  topic: string;
  revision: number;
  /**
   * `null` if it is too large to be sent: fetch again. `actorId` is who made it, absent for the
   * system.
   */
  change: { items: Change[]; actorId?: string } | null;
}

/** Acknowledgement of `watch`. */
export type WatchAnswer = { revision: number } | { error: 'FORBIDDEN' | 'NOT_FOUND' | 'TOO_MANY' };

/** Acknowledgement of `join` and `leave`. */
export type JoinAnswer = ViewersMessage | { error: 'INVALID' | 'TOO_MANY' };

/** Listeners of the page. */
export interface ServerToClientEvents {
  connection: (message: ConnectionMessage) => void;
  viewers: (message: ViewersMessage) => void;
  monitorupdate: (message: MonitorUpdateMessage) => void;
  changed: (message: ChangedMessage) => void;
}

/** Listeners of the server. */
export interface ClientToServerEvents {
  join: (message: { pageId: string }, answer?: (answer: JoinAnswer) => void) => void;
  leave: (message: { pageId: string }, answer?: (answer: JoinAnswer) => void) => void;
  update_panopticon: (message?: undefined, answer?: (answer: object) => void) => void;
  watch: (message: { topic: string }, answer?: (answer: WatchAnswer) => void) => void;
  unwatch: (message: { topic: string }, answer?: (answer: object) => void) => void;
  /** Checks that the server answers. */
  beat: (answer: (alive: object) => void) => void;
}

/** Characters of a page id, which is the page's full path. */
export const PAGE_ID_LENGTH = 200;
export const PAGES_A_CONNECTION = 20;
