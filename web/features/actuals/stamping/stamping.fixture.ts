import { newStamp, type QueuedStamp, type StampDetails } from './queued-stamp';

const BO = '65f000000000000000000001';
export const JOB = '65f0000000000000000000a1';
export const NEXT_JOB = '65f0000000000000000000a2';

/** Of 11/21/2026, in UTC. */
export const at = (clock: string): string => `2026-11-21T${clock}:00.000Z`;

export const given = (
  kind: QueuedStamp['stamp']['kind'],
  clock: string,
  change: Partial<QueuedStamp> & StampDetails = {},
): QueuedStamp => {
  const { minutes, note, of, ...row } = change;
  const details = {
    ...(minutes ? { minutes } : {}),
    ...(note ? { note } : {}),
    ...(of ? { of } : {}),
  };
  return { ...newStamp(BO, JOB, kind, details, Date.parse(at(clock))), ...row };
};
