import type { KeyboardEvent } from 'react';
import type { BoardMark, BoardMarkIds } from '#modules/scheduling/contract/board-rules.js';
import { isShortcut, useShortcutArea } from '../../../shared/shortcuts';
import { mendableMarks } from '../drag/board-marks-context';
import { usePlanDesk } from '../drag/plan-desk-context';

interface Mark {
  mark: BoardMark;
  id: string;
}

/**
 * The mark that an element of the board is about: a chip's first; of a move or truck the one whose chip was pressed
 * last, or the worst.
 */
function markAt(
  target: EventTarget,
  ids: BoardMarkIds,
  pressed: readonly BoardMark[],
): Mark | null {
  if (!(target instanceof Element)) return null;
  const chip = target.closest<HTMLElement>('[data-mark]')?.dataset.mark as BoardMark | undefined;
  const owner = target.closest<HTMLElement>('[data-block], [data-truck]');
  const id = chip ? ids[chip][0] : (owner?.dataset.block ?? owner?.dataset.truck);
  if (id === undefined) return null;
  const marks = mendableMarks(ids, id);
  const wanted = chip ? [chip] : [...pressed.toReversed(), ...marks];
  const mark = wanted.find((one) => marks.includes(one));
  return mark ? { mark, id } : null;
}

/** F on what has a mark shows what mends it; elsewhere F is for “Find”. */
export function useFixKey(
  ids: BoardMarkIds,
  pressed: readonly BoardMark[],
): (event: KeyboardEvent) => void {
  const desk = usePlanDesk();
  useShortcutArea('mark', desk !== null);
  return (event) => {
    if (!desk || event.defaultPrevented || !isShortcut(event, 'fixMark')) return;
    const cause = markAt(event.target, ids, pressed);
    if (!cause) return;
    event.preventDefault();
    void desk.propose({ kind: 'fix', cause });
  };
}
