import { createContext, useContext } from 'react';
import type { Desk } from './board-controller';

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('No board around this');
  return desk;
}
