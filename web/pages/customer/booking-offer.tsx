import { createContext, useContext, useState, type JSX, type ReactNode } from 'react';
import type { BookingOffer } from '../../features/moves';

type Offer = BookingOffer | null;

const OfferContext = createContext<Offer>(null);
const TellContext = createContext<(offer: Offer) => void>(() => undefined);

/** Keeps what the small board offers to book, which it tells as soon as it is drawn: a whole page would be drawn again for it. */
export function OfferKept({ children }: { children: ReactNode }): JSX.Element {
  const [offer, tell] = useState<Offer>(null);
  return (
    <TellContext value={tell}>
      <OfferContext value={offer}>{children}</OfferContext>
    </TellContext>
  );
}

export const useOffer = (): Offer => useContext(OfferContext);

/** Never another function. */
export const useTellOffer = (): ((offer: Offer) => void) => useContext(TellContext);
