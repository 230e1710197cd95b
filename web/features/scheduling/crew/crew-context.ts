import { createContext, useContext } from 'react';
import type { DayMoverView } from '#modules/scheduling/contract/day.view.js';
import type { PutMover } from './use-crew-moves';
import type { RepeatCrews } from './use-crews-repeat';
import type { SwapCrews } from './use-crews-swap';

/** Drops a person; does nothing on boards without crews. */
export const CrewContext = createContext<PutMover>(() => Promise.resolve(false));

export const usePutMover = (): PutMover => useContext(CrewContext);

/** Swaps the crews of two trucks; does nothing on boards without crews. */
export const SwapCrewsContext = createContext<SwapCrews>(() => Promise.resolve(false));

export const useSwapCrews = (): SwapCrews => useContext(SwapCrewsContext);

/** Why people were left out when crews were last seated as before, until somebody has read it. */
export interface LeftOut {
  sentences: readonly string[];
  dismiss: () => void;
}

export const LeftOutContext = createContext<LeftOut>({ sentences: [], dismiss: () => undefined });

/** Seats crews as before; does nothing on boards without crews. */
export const RepeatCrewsContext = createContext<RepeatCrews>(() => Promise.resolve());

export const useRepeatCrews = (): RepeatCrews => useContext(RepeatCrewsContext);

/** Who is off for the day. */
export interface OffActs {
  /** Asks why somebody is off. */
  askOff: (moverId: string) => void;
  markBackOn: (mover: DayMoverView) => Promise<void>;
}

/** Does nothing on boards without crews. */
export const OffContext = createContext<OffActs>({
  askOff: () => undefined,
  markBackOn: () => Promise.resolve(),
});

export const useOff = (): OffActs => useContext(OffContext);
