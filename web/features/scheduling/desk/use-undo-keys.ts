import { useHotkeys } from '@mantine/hooks';
import { announce, toast } from '../../../shared/ui';
import type { Desk } from './desk';

/** Ctrl-Z takes back what was done on this board, Ctrl-Shift-Z does it again. */
export function useUndoKeys(desk: Desk): void {
  const say = (word: string, name: string | null): void => {
    if (!name) return;
    toast.info(`${word}: ${name}`);
    announce(`${word}: ${name}`);
  };
  useHotkeys([
    ['mod+Z', () => void desk.undo.undo().then((name) => say('Undone', name))],
    ['mod+shift+Z', () => void desk.undo.redo().then((name) => say('Done again', name))],
    ['mod+Y', () => void desk.undo.redo().then((name) => say('Done again', name))],
  ]);
}
