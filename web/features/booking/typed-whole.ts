import { readNumber } from '#kernel/typed-number.js';
import { Refusal, type Fault } from './refusal';

const UNREAD = 'Type a whole number such as 1,600.';

const read = (typed: string) => readNumber(typed, { kind: 'figure', decimals: 0, unit: 'sq ft' });

/** What is wrong with a field that has to be a whole number; an empty one is the server's to judge. */
export const wholeFault = (path: string, typed: string): Fault[] =>
  typed !== '' && 'fault' in read(typed) ? [{ path, message: UNREAD }] : [];

/**
 * The whole number that is meant; null where nothing is typed.
 * @throws Refusal at the field's path
 */
export function wholeOf(path: string, typed: string): number | null {
  if (typed.trim() === '') return null;
  const answer = read(typed);
  if ('number' in answer) return answer.number;
  throw Refusal.faulty(wholeFault(path, typed));
}
