import { apiErrorOf } from '../../../shared/api';
import { showShortDay, showTimeNamed } from '../../../shared/format';
import { toast } from '../../../shared/ui';
import type { NextCall } from './next-call-values';

/** Planning the next call with a customer, which those do who list whom to call. */
export interface CallPlanning {
  /** Null: none is planned, or it is not known yet. */
  planned: NextCall | null;
  /** @throws the refusal */
  plan: (call: NextCall | null) => Promise<void>;
}

/** `11/24 2:15 PM` */
export const whenOf = ({ at }: NextCall, timezone: string): string =>
  `${showShortDay(at, timezone)} ${showTimeNamed(at, timezone)}`;

/** Plans a call and says so; false where it was refused. */
export async function planAndTell(
  { planned, plan }: CallPlanning,
  call: NextCall | null,
  timezone: string,
): Promise<boolean> {
  try {
    await plan(call);
  } catch (error) {
    toast.error(`The next call is not planned: ${apiErrorOf(error).message}`, { stays: true });
    return false;
  }
  const undo = (): void => void planAndTell({ planned: call, plan }, planned, timezone);
  toast.success(call ? `Next call: ${whenOf(call, timezone)}` : 'No call is planned', { undo });
  return true;
}
