import { useEffect, useMemo, useState, type JSX, type ReactNode } from 'react';
import { isShortcut } from '../../../shared/shortcuts';
import { useLatest } from '../../../shared/ui';
import type { BoardController } from '../drag/board-controller';
import { CrewContext, LeftOutContext, RepeatCrewsContext, SwapCrewsContext } from './crew-context';
import { focusPutBack } from './seat-keys';
import { useCrewMonitor } from './use-crew-drag';
import { useCrewHandleMonitor } from './use-crew-handle';
import { useCrewMoves } from './use-crew-moves';
import { useCrewsRepeat } from './use-crews-repeat';
import { useCrewsSwap } from './use-crews-swap';

/** Escape puts back a person who was picked up by a click. */
function useEscape(board: BoardController): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!isShortcut(event, 'putPersonBack')) return;
      focusPutBack();
      board.show({ draggedMover: null });
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [board]);
}

/** What can be done with the crews of a board, as context for the parts that draw them. */
export function CrewAround(props: { board: BoardController; children: ReactNode }): JSX.Element {
  const { board, children } = props;
  const put = useLatest(useCrewMoves(board));
  useCrewMonitor(board, put);
  useEscape(board);
  const swap = useLatest(useCrewsSwap(board));
  useCrewHandleMonitor(board, swap);
  const [sentences, setSentences] = useState<readonly string[]>([]);
  const repeat = useLatest(useCrewsRepeat(board, setSentences));
  const leftOut = useMemo(() => ({ sentences, dismiss: () => setSentences([]) }), [sentences]);
  return (
    <CrewContext value={put}>
      <SwapCrewsContext value={swap}>
        <RepeatCrewsContext value={repeat}>
          <LeftOutContext value={leftOut}>{children}</LeftOutContext>
        </RepeatCrewsContext>
      </SwapCrewsContext>
    </CrewContext>
  );
}
