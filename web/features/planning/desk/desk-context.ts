import { createContext, useContext } from 'react';
import type { TypedWords } from './use-typed-words';

/** What of the desk the address has: nothing, the proposals of the day, one of them by its id, or what is asked. */
export interface DeskAddress {
  shown: string;
  onShown: (shown: string) => void;
}

/** The proposals of the day, as the address has them. */
export const OF_THE_DAY = 'day';

/** `down-<truck id>` in the address asks what is to be done about a truck that is down. */
const DOWN = 'down-';

export const downIn = (shown: string): string | null =>
  shown.startsWith(DOWN) ? shown.slice(DOWN.length) : null;

export interface DeskState extends DeskAddress {
  branchId: string;
  date: string;
  /** A proposal is on its way. */
  isAsking: boolean;
  /** The option to open first, of the proposal that is shown; null: the first. */
  wanted: number | null;
  showOption: (id: string, no: number) => void;
  /** Closes the desk, after a question where something is typed in it. */
  close: () => void;
  words: TypedWords;
}

export const DeskContext = createContext<DeskState | null>(null);

export function useDesk(): DeskState {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('No plan desk around this');
  return desk;
}
