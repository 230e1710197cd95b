import { IconTruck } from '@tabler/icons-react';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { thingAsked, useThingsOnPage } from '../../shared/pages';
import { matching } from './matching';
import type { SearchAction } from './own-actions';

/** More of them are found by another letter. */
const MOST_SHOWN = 8;

export interface PageThings {
  /** Typed as they are called: meant before any customer. */
  named: SearchAction[];
  others: SearchAction[];
  /** One of them was chosen, and has the focus once the search is gone. */
  isGoing: boolean;
  /** The search is opened. */
  begin: () => void;
}

/** Things on the page under the search, by what is typed: a day has many trucks. */
export function usePageThings(typed: string): PageThings {
  const dispatch = useDispatch();
  const [going, setGoing] = useState(false);
  const known = useThingsOnPage().map(
    ({ id, name, label }): { name: string; action: SearchAction } => ({
      name,
      action: {
        label,
        picture: IconTruck,
        act: () => {
          setGoing(true);
          dispatch(thingAsked(id));
        },
      },
    }),
  );
  const sought = typed.toLowerCase();
  const isNamed = (name: string): boolean =>
    [name, `truck ${name}`].some((words) => words.toLowerCase() === sought);
  const named = known.filter(({ name }) => isNamed(name)).map(({ action }) => action);
  const found =
    sought === ''
      ? []
      : matching(
          known.map(({ action }) => action),
          typed,
        );
  return {
    named,
    others: found.filter((action) => !named.includes(action)).slice(0, MOST_SHOWN),
    isGoing: going,
    begin: () => setGoing(false),
  };
}
