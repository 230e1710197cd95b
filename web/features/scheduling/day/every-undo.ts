import { useAlertsUndo } from '../alerts/use-alerts-undo';
import { useCrewMoves } from '../crew/use-crew-moves';
import { useCrewsRepeat } from '../crew/use-crews-repeat';
import { useCrewsSwap } from '../crew/use-crews-swap';
import { useDaysOff } from '../crew/use-days-off';
import { useManagers } from './use-managers';
import { useBoard } from '../drag/board-context';
import { useRebookUndo } from '../rebook/use-rebook-undo';
import { useRentalUndo } from '../trucks/use-rental-undo';
import { useStandInUndo } from '../trucks/use-stand-in-undo';
import { useTruckUndo } from '../trucks/use-truck-undo';

// Whom a redo leaves out is said on their board.
const unsaid = (): void => undefined;

/** Takes back here what was done on any board of the tab: each kind is known by what does it there. */
export function EveryUndo(): null {
  const board = useBoard();
  useCrewMoves(board);
  useDaysOff(board);
  useCrewsSwap(board);
  useCrewsRepeat(board, unsaid);
  useManagers(board.key, board.undo);
  useAlertsUndo(board);
  useTruckUndo(board);
  useStandInUndo(board);
  useRentalUndo(board);
  useRebookUndo(board);
  return null;
}
