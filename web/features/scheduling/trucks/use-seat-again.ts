import type { CrewSeatView, DayView } from '#modules/scheduling/contract/day.view.js';
import { useMoveMoverMutation } from '../api/crew-api';
import { refusalText, showRefused } from '../drag/show-refusal';
import type { DayKey } from '../model/day-key';

/** Who sits on these trucks. */
export const seatsOn = (view: DayView | undefined, truckIds: readonly string[]): CrewSeatView[] =>
  view?.assignment.movers.filter(({ truck }) => truckIds.includes(truck)) ?? [];

/** Puts a crew back on its seats once its truck runs again; who sits elsewhere by now stays there. */
export function useSeatAgain(): (
  key: DayKey,
  seats: readonly CrewSeatView[],
  undoes: string | null | undefined,
) => Promise<void> {
  const [send] = useMoveMoverMutation();
  return async (key, seats, undoes) => {
    for (const { mover, truck, position } of seats) {
      const to = { truck, position };
      const move = { ...key, mover, from: null, to, isChecked: true, over: null, undoes };
      const { error } = await send(move);
      if (error) showRefused('Crew', refusalText(error));
    }
  };
}
