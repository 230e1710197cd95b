import type { DayTruckView } from '#modules/scheduling/contract/day.view.js';
import { isActiveOn, type BoardModel } from '../model/board-model';
import type { RowId } from '../model/operation-place';
import { judgeRow, type Lifted } from '../model/verdict';
import type { DayKey } from '../model/day-key';
import type { PlaceBlock } from './board-controller';
import { askDispatch, NO_WAY, type WaysOn } from './ways-on';

/** Trucks that are offered where a drop is refused. */
const MOST_OFFERED = 3;

/** What a truck refuses that another one may take. */
const OF_THE_TRUCK = ['SLOT_TAKEN', 'TRUCK_UNAVAILABLE', 'LIFT_REQUIRED', 'OTHER_BRANCH'];

interface FreeThenOptions {
  /** A row of which the server knows better. */
  refused?: RowId;
  /** Who does not dispatch reads whom to ask where no truck is free. */
  mayDispatch: boolean;
}

function asked({ view }: BoardModel): WaysOn {
  const words = ` No other truck is free then. ${askDispatch(view)}`;
  return { label: words, words, ways: [] };
}

/** The first trucks of the board that can take a block at its hour, as far as the page knows. */
export function freeThen(
  lifted: Lifted,
  model: BoardModel,
  place: PlaceBlock,
  { refused, mayDispatch }: FreeThenOptions,
): WaysOn {
  const now = Date.now();
  const isFree = ({ _id }: DayTruckView): boolean =>
    _id !== refused && judgeRow(_id, lifted, model, now).verdict === 'OK';
  const free = model.lanes
    .map(({ truck }) => truck)
    .filter(isFree)
    .slice(0, MOST_OFFERED);
  if (free.length === 0) return mayDispatch ? NO_WAY : asked(model);
  return {
    label: ' Free then:',
    words: ` Free then: ${free.map(({ name }) => name).join(', ')}.`,
    ways: free.map(({ _id, name }) => ({
      label: name,
      act: () => void place(lifted.block, _id),
    })),
  };
}

/** A drop that the server refused. */
interface RefusedDrop {
  code: string;
  key: DayKey;
  operationId: string;
  row: RowId;
}

/** The same where the server refused a truck, by the board as it is after that. */
export function freeInstead(
  drop: RefusedDrop,
  model: BoardModel,
  place: PlaceBlock,
  mayDispatch: boolean,
): WaysOn {
  const block = model.blocks.get(drop.operationId);
  if (!block || !OF_THE_TRUCK.includes(drop.code)) return NO_WAY;
  const { branchId } = drop.key;
  const lifted = { block, branchId, isCustomerActive: isActiveOn(model, block) };
  return freeThen(lifted, model, place, { refused: drop.row, mayDispatch });
}
