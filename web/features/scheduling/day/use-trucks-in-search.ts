import { useMemo } from 'react';
import { useOfferThings, type PageThing } from '../../../shared/pages';
import type { BoardController } from '../drag/board-controller';
import type { BoardModel } from '../model/board-model';
import { openTruckMenu } from '../drag/truck-keys';
import { showOnBoard } from './show-on-board';

const MENU = 'menu ';

/** Lets the search find the trucks of the day, and what can be done with each. */
export function useTrucksInSearch(board: BoardController, { view }: BoardModel): void {
  const { trucks } = view;
  const { mayPlan } = board;
  const things = useMemo(
    () =>
      trucks.flatMap(({ _id, name }): PageThing[] => [
        { id: _id, name, label: `Go to truck ${name}` },
        ...(mayPlan ? [{ id: MENU + _id, name, label: `Menu of truck ${name}` }] : []),
      ]),
    [trucks, mayPlan],
  );
  useOfferThings(things, (id) => {
    const head = showOnBoard(board, id.replace(MENU, ''));
    head?.focus({ preventScroll: true });
    if (head && id.startsWith(MENU)) openTruckMenu(head);
  });
}
