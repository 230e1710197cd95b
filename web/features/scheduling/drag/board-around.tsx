import { useEffect, type JSX, type ReactNode } from 'react';
import { BoardContext, CutOffContext } from './board-context';
import type { BoardController } from './board-controller';
import { useCutOff } from './cut-off';
import { useDragSession } from './use-drag-session';

const HELD = 'data-block-held';

/** A board as context for the parts that draw it. */
export function BoardAround(props: { board: BoardController; children: ReactNode }): JSX.Element {
  return (
    <BoardContext value={props.board}>
      <CutOffContext value={useCutOff()}>{props.children}</CutOffContext>
      <HoldMark />
    </BoardContext>
  );
}

/** Says on the page that a block is held: what appears above the board must not move it meanwhile. */
function HoldMark(): null {
  const isHeld = useDragSession((session) => session !== null);
  useEffect(() => {
    if (!isHeld) return;
    document.documentElement.setAttribute(HELD, '');
    return () => document.documentElement.removeAttribute(HELD);
  }, [isHeld]);
  return null;
}
