import type { JSX, ReactNode } from 'react';
import { useLatest } from '../../../shared/ui';
import type { BoardController } from '../drag/board-controller';
import { CrewContext, RepeatCrewsContext, SwapCrewsContext } from './crew-context';
import { useCrewMonitor } from './use-crew-drag';
import { useCrewHandleMonitor } from './use-crew-handle';
import { useCrewMoves } from './use-crew-moves';
import { useCrewsRepeat } from './use-crews-repeat';
import { useCrewsSwap } from './use-crews-swap';

/** What can be done with the crews of a board, as context for the parts that draw them. */
export function CrewAround(props: { board: BoardController; children: ReactNode }): JSX.Element {
  const { board, children } = props;
  const put = useLatest(useCrewMoves(board));
  useCrewMonitor(board, put);
  const swap = useLatest(useCrewsSwap(board));
  useCrewHandleMonitor(board, swap);
  const repeat = useLatest(useCrewsRepeat(board));
  return (
    <CrewContext value={put}>
      <SwapCrewsContext value={swap}>
        <RepeatCrewsContext value={repeat}>{children}</RepeatCrewsContext>
      </SwapCrewsContext>
    </CrewContext>
  );
}
