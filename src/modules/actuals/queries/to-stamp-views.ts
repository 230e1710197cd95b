import type { StampView } from '../contract/actual.view.js';
import { inOrder } from '../domain/known.js';
import { stampsInForce } from '../domain/stamp.js';
import type { Stamp } from '../domain/stamp.js';

/** All stamps of a job as they are kept, by time. */
export function toStampViews(stamps: readonly Stamp[]): StampView[] {
  const inForce = new Set(stampsInForce(stamps).map(({ id }) => id));
  return inOrder(stamps).map(({ id, kind, at, deviceAt, receivedAt, by, minutes, note }) => ({
    _id: id,
    kind,
    at: at.toISOString(),
    deviceAt: deviceAt.toISOString(),
    receivedAt: receivedAt.toISOString(),
    by,
    minutes,
    note,
    inForce: inForce.has(id),
  }));
}
