import { newerThan } from '#kernel/validation/index.js';
import type { StampPageView } from '../contract/actual.view.js';
import { STAMP_PAGE } from '../domain/actual-terms.js';
import { inOrder } from '../domain/known.js';
import { stampsInForce } from '../domain/stamp.js';
import type { Stamp } from '../domain/stamp.js';

/** The newest stamps of a job as they are kept, or those of a page before them, by time. */
export function toStampViews(stamps: readonly Stamp[], page?: number): StampPageView {
  const inForce = new Set(stampsInForce(stamps).map(({ id }) => id));
  const end = Math.max(0, stamps.length - newerThan(page, STAMP_PAGE));
  const shown = inOrder(stamps).slice(Math.max(0, end - STAMP_PAGE), end);
  const views = shown.map(({ id, kind, at, deviceAt, receivedAt, by, minutes, note }) => ({
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
  return { stamps: views, ...(stamps.length > STAMP_PAGE && { total: stamps.length }) };
}
