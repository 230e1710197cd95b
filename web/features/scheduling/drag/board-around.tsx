import type { JSX, ReactNode } from 'react';
import { BoardContext, CutOffContext } from './board-context';
import type { BoardController } from './board-controller';
import { useCutOff } from './cut-off';

/** A board as context for the parts that draw it. */
export function BoardAround(props: { board: BoardController; children: ReactNode }): JSX.Element {
  return (
    <BoardContext value={props.board}>
      <CutOffContext value={useCutOff()}>{props.children}</CutOffContext>
    </BoardContext>
  );
}
