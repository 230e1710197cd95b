import { announce, toast } from '../../../shared/ui';
import type { Desk } from './desk';

function say(word: string, name: string | null): void {
  if (!name) return;
  toast.info(`${word}: ${name}`);
  announce(`${word}: ${name}`);
}

/** Takes back what was done on this board, or does it again, and says what it was. */
export const useUndo = ({ undo: stack }: Desk): { undo: () => void; redo: () => void } => ({
  undo: () => void stack.undo().then((name) => say('Undone', name)),
  redo: () => void stack.redo().then((name) => say('Done again', name)),
});
