import type { CrewSeatView } from '#modules/scheduling/contract/day.view.js';
import type { AddRentalDto } from '#modules/scheduling/contract/day-plan.dto.js';
import { requestIdOf } from '../../../shared/api';
import { useAddRentalMutation, useRemoveRentalMutation } from '../api/day-plan-api';
import type { BoardController } from '../drag/board-controller';
import { showRefusal } from '../drag/show-refusal';
import type { UndoKind } from '../drag/undo-stack';
import { seatsOn, useSeatAgain } from './use-seat-again';

type Rental = Pick<
  AddRentalDto,
  'branchId' | 'name' | 'abbreviation' | 'color' | 'hasLift' | 'rentalDay'
>;

/** A rental that was added or removed. */
interface RentalChange {
  rental: Rental;
  /** The truck; it comes back as the same one, also where an added one comes again: that takes back its removal. */
  truckId: string;
  isAdded: boolean;
  /** Who is off their seats with it. */
  seats: readonly CrewSeatView[];
  /** The reference of the answer: by it the change is taken back. */
  undoes?: string | null;
}

export interface RentalUndo {
  /** Remembers one that was added. @returns what Undo is asked for by */
  added: (rental: Rental, truck: { _id: string }) => string;
  /** Removes one; resolves to what Undo is asked for by, null if it was refused. */
  remove: (rental: Rental, truckId: string) => Promise<string | null>;
}

/** Rentals of a board's day: undone by the opposite call. */
export function useRentalUndo(board: BoardController): RentalUndo {
  const { undo } = board;
  const seatAgain = useSeatAgain();
  const [add] = useAddRentalMutation();
  const [remove] = useRemoveRentalMutation();

  const put = async (change: RentalChange, isThere: boolean): Promise<RentalChange | null> => {
    const { rental, truckId, undoes } = change;
    const { branchId, rentalDay: day } = rental;
    const call = undoes ? { undoes } : {};
    const { data, error } = isThere
      ? await add({ ...rental, ...call })
      : await remove({ branchId, day, truckId, undoes });
    if (error) showRefusal(rental.name, error);
    if (error) return null;
    const id = '_id' in data ? String(data._id) : truckId;
    const seats = change.seats.map((seat) => ({ ...seat, truck: id }));
    // Whose act this takes back took them off.
    if (isThere) await seatAgain({ branchId, day }, seats, undoes);
    return { ...change, truckId: id, seats, undoes: requestIdOf(data) };
  };

  const kind: UndoKind<RentalChange> = {
    kind: 'rental',
    run: ({ data }, way) =>
      way === 'undo' || data.isAdded
        ? put(data, (way === 'undo') !== data.isAdded)
        : put({ ...data, undoes: null }, false),
    fault: () => null,
  };
  undo.know(kind);

  return {
    added: (rental, truck) => {
      const data = {
        rental,
        truckId: truck._id,
        isAdded: true,
        seats: [],
        undoes: requestIdOf(truck),
      };
      const name = `Rental ${rental.name}`;
      return undo.record(kind, { name, data, agreed: Promise.resolve(data) });
    },
    remove: async (rental, truckId) => {
      const seats = seatsOn(board.model?.view, [truckId]);
      const change: RentalChange = { rental, truckId, isAdded: false, seats };
      const agreed = put(change, false);
      const name = `Rental ${rental.name} deleted`;
      const id = undo.record(kind, { name, data: change, agreed });
      return (await agreed) ? id : null;
    },
  };
}
