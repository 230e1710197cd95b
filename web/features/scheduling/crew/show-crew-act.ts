import { announce, toast } from '../../../shared/ui';
import { showUndone } from '../drag/show-undone';
import type { UndoStack } from '../drag/undo-stack';

/** What was done with somebody on the crews of a day. */
export interface CrewAct {
  /** Of the action, to take it back. */
  id: string;
  /** What was done, such as `Ana: T01, lead's seat`; without a full stop. */
  words: string;
  /** What became of somebody else by it, as a sentence; empty where nothing did. */
  fate?: string;
  /** What whoever did it has to know, as sentences: of a job that is under way, of another board. Else empty. */
  warning: string;
  /** The board alone does not show it well enough, even where there is no more to tell. */
  isShownAlways?: boolean;
}

/** Says it, and shows what is more to it than the board does, with a way back. */
export function showCrewAct(undo: UndoStack, act: CrewAct): void {
  const { id, words, fate = '', warning, isShownAlways = false } = act;
  const told = [fate, warning].filter(Boolean).join(' ');
  announce(`${words}. ${told}`.trim());
  if (!told && !isShownAlways) return;
  toast[warning ? 'warning' : 'success'](told || words, {
    id,
    ...(told && { title: words }),
    isAnnounced: true,
    undo: () => void undo.undo(id).then((taken) => showUndone('Undone', taken)),
  });
}
