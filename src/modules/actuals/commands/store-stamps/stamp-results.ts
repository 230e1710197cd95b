import { conflict } from '#kernel/domain-error.js';
import type { StampResultView, StampsStoredView } from '../../contract/actual.view.js';
import { ACTUALS_ERRORS, STAMP_REFUSALS } from '../../contract/errors.js';
import type { StampDto } from '../../contract/stamps.dto.js';
import type { StampVerdict } from '../../domain/judge-stamp.js';
import { corrected } from '../../domain/skew.js';
import type { Stamp } from '../../domain/stamp.js';

/** Who sent stamps, when they arrived, and how far that phone's clock was off, in milliseconds. */
export interface Sending {
  readonly by: string;
  readonly receivedAt: Date;
  readonly skew: number;
}

/** What others than its kind needs is not kept. */
export function stampOf(sent: StampDto, { by, receivedAt, skew }: Sending): Stamp {
  const deviceAt = new Date(sent.at);
  const isExtra = sent.kind === 'extra';
  return {
    id: sent.id,
    operationId: sent.operation,
    kind: sent.kind,
    at: corrected(deviceAt, skew),
    deviceAt,
    receivedAt,
    by,
    minutes: isExtra ? (sent.minutes ?? null) : null,
    note: isExtra ? (sent.note ?? null) : null,
    of: sent.kind === 'undo' ? (sent.of ?? null) : null,
  };
}

/** Its id was stored with other content while this one was judged. */
export const ID_REUSED: StampVerdict = { state: 'refused', code: 'STAMP_ID_REUSED' };

/** @param isJobKnown otherwise the operation is what was not found */
export function resultOf(
  stamp: Stamp,
  verdict: StampVerdict,
  isJobKnown: boolean,
): StampResultView {
  const { state } = verdict;
  const { at } = state === 'repeated' ? verdict.first : stamp;
  const result = { id: stamp.id, state, at: at.toISOString() };
  if (state !== 'refused') return { ...result, code: null, message: null };
  const { code, conflicts } = verdict;
  const isStampUnknown = code === 'NOT_FOUND' && isJobKnown;
  const told = conflicts?.map((one) => ({ kind: one.kind, at: one.at.toISOString() }));
  return {
    ...result,
    code,
    message: isStampUnknown ? 'Stamp not found' : STAMP_REFUSALS[code],
    ...(told && { conflicts: told }),
  };
}

/**
 * Where there was room for none of the stamps, the whole request is refused, with what became of each.
 * @throws 409 STAMPS_FULL
 */
export function refuseWhereFull(answer: StampsStoredView): void {
  if (answer.results.every(({ code }) => code === 'STAMPS_FULL')) {
    throw conflict('STAMPS_FULL', ACTUALS_ERRORS.STAMPS_FULL, { ...answer });
  }
}
