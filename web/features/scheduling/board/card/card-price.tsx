import type { JSX } from 'react';
import type { BookingView } from '#modules/scheduling/contract/booking.view.js';
import { showDollars } from '../../../../shared/format';
import { useGetPlannedPriceQuery, type PlannedPrice } from '../../api/planned-price-api';
import styles from './card.module.css';

/** Holds its place until it is known. */
function rangeOf(price: PlannedPrice | null | undefined, isComing: boolean): string {
  if (!price) return isComing ? 'Price …' : '';
  const ends = new Set([showDollars(price.least), showDollars(price.most)]);
  return [...ends].join(' – ');
}

/** What the customer was quoted for the day; nothing for those who may not know it. */
export function CardPrice({ booking: { metaData } }: { booking: BookingView }): JSX.Element | null {
  const { customerId, activity, tripFee } = metaData;
  const mayKnow = tripFee !== undefined;
  const { currentData: price, isFetching } = useGetPlannedPriceQuery(
    { customerId, activityId: activity._id },
    { skip: !mayKnow },
  );
  if (!mayKnow) return null;
  const words = [
    rangeOf(price, isFetching),
    tripFee > 0 && `trip fee ${showDollars(tripFee)}`,
  ].filter(Boolean);
  return <p className={styles.price}>{words.join(' · ')}</p>;
}
