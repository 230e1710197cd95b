import { act, render, screen } from '@testing-library/react';
import type { JSX } from 'react';
import type { BookingOffer } from '../../features/moves';
import { OfferKept, useOffer, useTellOffer } from './booking-offer';

const OFFER = { trucks: ['T1'] } as unknown as BookingOffer;

it('draws what shows the offer again, and not the page around it', () => {
  let drawn = 0;
  let tell: (offer: BookingOffer | null) => void = () => undefined;
  const Rail = (): JSX.Element => <p>{useOffer() ? 'Book it' : 'Nothing to book'}</p>;
  function Page(): JSX.Element {
    drawn += 1;
    tell = useTellOffer();
    return <Rail />;
  }
  render(
    <OfferKept>
      <Page />
    </OfferKept>,
  );
  act(() => tell(OFFER));
  expect(screen.getByText('Book it')).toBeVisible();
  expect(drawn).toBe(1);
});
