import { ruleBroken } from '#kernel/domain-error.js';
import { PRE_SAVE_SENTENCES } from '../saving/pre-save-sentences.js';
import { preSaveMessage } from '../saving/pre-save-checks.js';
import type { Move } from '../move.js';

/** @throws DomainError 422 PRE_SAVE_CHECKS with every failing sentence */
export function requirePreSave({ customer, branch, activities }: Move): void {
  const message = preSaveMessage({ ...customer, timezone: branch.timezone, activities });
  if (message !== null) throw ruleBroken('PRE_SAVE_CHECKS', message);
}

/** @throws DomainError 422 PRE_SAVE_CHECKS when another activity has the day */
export function requireFreeDay(days: readonly string[], day: string): void {
  if (days.includes(day)) throw ruleBroken('PRE_SAVE_CHECKS', PRE_SAVE_SENTENCES.sameDay);
}
