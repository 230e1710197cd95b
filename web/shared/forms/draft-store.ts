import { currentSession } from '../auth';
import type { UnreadNumbers } from './unread-number';

/** What a person typed and did not save, and the version of the thing that it was typed over. */
export interface Draft {
  version: string;
  values: unknown;
  /** What is typed in number fields and is not a number, by field: no value tells of it. */
  unread?: UnreadNumbers;
}

// A draft belongs to the person who typed it: the next one at this tab must not find it.
const prefixOf = (userId: string): string => `draft:${userId}:`;
const keyOf = (name: string): string => prefixOf(currentSession()?.userId ?? 'nobody') + name;

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && 'version' in value && 'values' in value;

export function readDraft(name: string): Draft | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null');
    return isDraft(value) ? value : null;
  } catch {
    return null;
  }
}

export const writeDraft = (name: string, draft: Draft): void =>
  sessionStorage.setItem(keyOf(name), JSON.stringify(draft));

export const dropDraft = (name: string): void => sessionStorage.removeItem(keyOf(name));

/** Whether this tab has anything unsaved by this person. */
export const hasDrafts = (userId: string): boolean =>
  Object.keys(sessionStorage).some((key) => key.startsWith(prefixOf(userId)));
