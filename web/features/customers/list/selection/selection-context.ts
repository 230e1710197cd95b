import { createContext } from 'react';

export interface Selection {
  /** Ids of the customers on the page that are selected. */
  ids: ReadonlySet<string>;
  toggle: (id: string) => void;
  /** All of the page, or none if all are. */
  toggleAll: () => void;
  /** How many there are on the page. */
  total: number;
}

export const SelectionContext = createContext<Selection>({
  ids: new Set(),
  toggle: () => undefined,
  toggleAll: () => undefined,
  total: 0,
});
