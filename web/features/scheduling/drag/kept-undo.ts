import { currentSession } from '../../../shared/auth';
import { ACTS_KEY } from '../../../shared/device';
import { NOTHING, type UndoEntry, type UndoSteps } from './undo-slice';

interface Kept {
  userId: string;
  done: UndoEntry[];
  undone: UndoEntry[];
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'userId' in value &&
  'done' in value &&
  Array.isArray(value.done) &&
  'undone' in value &&
  Array.isArray(value.undone);

/** What this person can take back and do again in this tab; null: nothing is kept. */
export function keptSteps(): UndoSteps | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(ACTS_KEY) ?? 'null');
    if (!isKept(value) || value.userId !== currentSession()?.userId) return null;
    return { ...NOTHING, done: value.done, undone: value.undone };
  } catch {
    return null;
  }
}

/**
 * Keeps what the server has agreed to: of a step that is on its way when the page goes nobody knows what became.
 */
export function keepSteps({ done, undone }: UndoSteps, onTheirWay: ReadonlySet<string>): void {
  const userId = currentSession()?.userId;
  if (userId === undefined) return;
  const isAgreed = ({ id }: UndoEntry): boolean => !onTheirWay.has(id);
  const kept = { userId, done: done.filter(isAgreed), undone };
  try {
    sessionStorage.setItem(ACTS_KEY, JSON.stringify(kept));
  } catch {
    // A tab without room keeps it until it is reloaded; what was kept before is no longer true.
    forgetSteps();
  }
}

export const forgetSteps = (): void => sessionStorage.removeItem(ACTS_KEY);
