import { newId } from '#kernel/ids.js';
import type { StampKind } from '#modules/actuals/contract/actual-terms.js';
import type { OrderedRow } from '../../../shared/device';

/** What a stamp says, as it is sent. */
export interface Stamp {
  /** Made here, so that one that is sent again is known again. */
  id: string;
  operation: string;
  kind: StampKind;
  /** By this device's clock. */
  at: string;
  minutes?: number;
  note?: string;
  /** The stamp that an `undo` takes back. */
  of?: string;
}

export interface Refusal {
  code: string;
  message: string;
}

/** A stamp in the queue of this device. */
export interface QueuedStamp extends OrderedRow {
  stamp: Stamp;
  /** Whose job it is, to tell refused stamps apart where the job is off the schedule by then; never sent. */
  customerName: string;
  /** `stored` by the server, or `refused`; kept for a moment, to be undone or read. */
  state: 'waiting' | 'stored' | 'refused';
  /** When it was stamped, in ms since 1970. */
  since: number;
  /** As the server corrected it; `null` until it is stored. */
  storedAt: string | null;
  refusal: Refusal | null;
}

export type StampDetails = Pick<Stamp, 'minutes' | 'note' | 'of'> &
  Partial<Pick<QueuedStamp, 'customerName'>>;

/** A new stamp of this moment. */
export const newStamp = (
  person: string,
  operation: string,
  kind: StampKind,
  { customerName = '', ...details }: StampDetails = {},
  now: number = Date.now(),
): QueuedStamp => ({
  person,
  stamp: { id: newId(now), operation, kind, at: new Date(now).toISOString(), ...details },
  customerName,
  state: 'waiting',
  since: now,
  storedAt: null,
  refusal: null,
});

export const isWaiting = ({ state }: QueuedStamp): boolean => state === 'waiting';
/** Waiting again, with its own time: a refused stamp has left nothing on the server. */
export const sentAnew = (row: QueuedStamp): QueuedStamp => ({
  ...row,
  state: 'waiting',
  refusal: null,
});
export const isRefused = ({ state }: QueuedStamp): boolean => state === 'refused';

/** How many stamps no server has taken. */
export interface OpenStamps {
  /** Not sent. */
  waiting: number;
  /** Not taken; they can be sent again. */
  refused: number;
}

export const openStampsIn = (queue: readonly QueuedStamp[]): OpenStamps => ({
  waiting: queue.filter(isWaiting).length,
  refused: queue.filter(isRefused).length,
});
