import { counted } from '#kernel/counted.js';
import { announce, toast } from '../../../shared/ui';
import { useBoard } from '../drag/board-context';
import { cutOff } from '../drag/cut-off';
import { showRefused } from '../drag/show-refusal';
import { showUndone } from '../drag/show-undone';
import { reasonsOf, usePlaceGroup, type GroupStep, type Stayed } from '../drag/use-group-placing';
import type { NotPrepared } from '../drag/use-placing';
import { isUndecided, useSettleBooking } from '../drag/use-settle-booking';
import { fitEach } from '../model/best-fit';
import { blockOf, type BoardBlock } from '../model/board-block';
import { isActiveOn, type BoardModel } from '../model/board-model';
import { UNASSIGNED_ROW } from '../model/operation-place';
import { whyLeft } from '../model/why-no-truck';
import { crewLabel } from '../model/progress';

export interface ChosenMoves {
  unassign: () => Promise<void>;
  /** Books those that wait where they leave the least gap. */
  bookBestFit: () => Promise<void>;
}

const READABLE_MS = 10_000;

const moves = (count: number): string => counted(count, 'move');

const waits = ({ place }: BoardBlock): boolean => place.truck === null;

const ofSameCustomer = (blocks: readonly BoardBlock[], { booking }: BoardBlock): BoardBlock[] =>
  blocks.filter((one) => one.booking.metaData.customerId === booking.metaData.customerId);

/** What can be done with the chosen moves; who was placed is not chosen anymore. */
export function useChosenMoves(chosen: readonly BoardBlock[], model: BoardModel): ChosenMoves {
  const board = useBoard();
  const placeAll = usePlaceGroup(board.key, board.undo, board.lastEditors);
  const settle = useSettleBooking(board.key);

  const carryOut = async (
    name: string,
    steps: readonly GroupStep[],
    [done, without]: readonly [string, readonly Stayed[]],
  ): Promise<void> => {
    const away = cutOff();
    if (away) return showRefused(name, away);
    const answer = steps.length > 0 ? await placeAll(name, steps) : null;
    const placed = new Set(answer?.placed);
    board.show({ chosen: board.view.chosen.filter((id) => !placed.has(id)) });
    const stayed = [...(answer?.stayed ?? []), ...without];
    const reasons = reasonsOf(stayed, answer?.unanswered ?? [])
      .flat()
      .join(' ');
    if (!answer || placed.size === 0) return showRefused(name, reasons);
    const crews = steps.flatMap(({ block }) => {
      const crew = placed.has(block.id) && !waits(block) && crewLabel(block.booking);
      return crew ? [`${block.name}: ${crew}`] : [];
    });
    const others = [...crews, reasons].filter(Boolean).join(' ');
    const words = [`${moves(placed.size)} ${done}.`, others].filter(Boolean).join(' ');
    announce(`${name}: ${words}`);
    toast[others ? 'warning' : 'success'](words, {
      id: answer.undoId,
      isAnnounced: true,
      closesAfter: READABLE_MS,
      undo: () => void board.undo.undo(answer.undoId).then((taken) => showUndone('Undone', taken)),
    });
  };

  /** Closing one question books none of them; what was decided before stays decided. */
  const settled = async (blocks: readonly BoardBlock[]): Promise<BoardBlock[] | NotPrepared> => {
    const ready: BoardBlock[] = [];
    for (const block of blocks) {
      const about = blocks.length > 1 ? `${block.name}:` : undefined;
      const one = isUndecided(block.booking) ? await settle(block.booking, about) : block;
      if ('why' in one) return one;
      ready.push('didSave' in one ? blockOf(one.booking, model.view.day.timezone) : one);
    }
    return ready;
  };

  return {
    unassign: () => {
      const booked = chosen.filter((block) => !waits(block));
      const steps = booked.map((block) => ({ block, row: UNASSIGNED_ROW }));
      return carryOut(`Unassign ${moves(booked.length)}`, steps, ['unassigned', []]);
    },
    bookBestFit: async () => {
      const name = `Book ${moves(chosen.filter(waits).length)}`;
      const waiting = await settled(chosen.filter(waits));
      if ('why' in waiting) return showRefused(name, `Not booked: ${waiting.why}.`);
      const given = { branchId: board.key.branchId, now: Date.now() };
      const { fits, left, filled } = fitEach(waiting, board.model ?? model, given);
      const steps = fits.map(({ block, truck }) => ({ block, row: truck._id }));
      const without = left.map((block) => {
        const alike = { waiting: ofSameCustomer(left, block), fits: [] };
        const { why } = whyLeft(block, alike, filled, isActiveOn(filled, block));
        return { name: block.name, why: `${why}.` };
      });
      return carryOut(name, steps, ['booked', without]);
    },
  };
}
