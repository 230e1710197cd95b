import { createContext, useContext } from 'react';
import type { PutMover } from './use-crew-moves';

/** Puts a person down; does nothing on boards without crews. */
export const CrewContext = createContext<PutMover>(() => Promise.resolve(false));

export const usePutMover = (): PutMover => useContext(CrewContext);
