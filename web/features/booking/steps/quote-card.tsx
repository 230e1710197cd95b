import type { JSX } from 'react';
import type { QuoteView } from '#modules/booking/contract/booking.view.js';
import { showCost, showHours } from '../format';

/** The estimate with its range. */
export function QuoteCard({
  quote,
  onBack,
}: {
  quote: QuoteView;
  onBack: () => void;
}): JSX.Element {
  const { hoursLow, hoursHigh, costLow, costHigh, numMovers } = quote;
  return (
    <section className="card" aria-label="Estimate">
      <p className="price">{showCost(costLow, costHigh)}</p>
      <p>
        About {showHours(hoursLow, hoursHigh)} hours with {numMovers} movers.
      </p>
      <p className="dim">
        This is an estimate: stairs, boxes and the walk to the door change it. You pay for the time
        it takes.
      </p>
      <button className="button" data-quiet="true" type="button" onClick={onBack}>
        Change your home
      </button>
    </section>
  );
}
