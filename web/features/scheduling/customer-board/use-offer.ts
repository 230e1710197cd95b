import { useEffect, useRef } from 'react';
import { counted } from '#kernel/counted.js';
import { useLatest } from '../../../shared/ui';
import type { BoardController } from '../drag/board-controller';
import { bestFit } from '../model/best-fit';
import { hasTruck } from '#modules/moves/contract/activity-rules.js';
import type { ActivityView } from '#modules/moves/contract/activity.view.js';
import type { BookingView } from '#modules/scheduling/contract/booking.view.js';
import { blockOf } from '../model/board-block';
import type { BoardModel } from '../model/board-model';
import type { NoTruck } from '../model/outside-the-day';
import { whyNoTruck } from '../model/why-no-truck';

/** What one click would book: the trucks that fit best, or why there are none. */
export type BookingOffer = { trucks: readonly string[]; book: () => Promise<void> } | NoTruck;

export interface OfferOptions {
  board: BoardController;
  model: BoardModel | null;
  /** The customer's operations of the day, as the customer's page knows them. */
  bookings: readonly BookingView[];
  /** The customer's activities of the day. */
  activities: readonly ActivityView[];
  /** Why nothing may be booked on the board as it is shown, or null. */
  obstacle: string | null;
  onOffer: (offer: BookingOffer | null) => void;
}

/** Why a day has not all its trucks though no row of it waits for one; null if it has them. */
function countFault(activities: readonly ActivityView[]): string | null {
  for (const { truckCount, operations } of activities) {
    const rows = operations.length;
    if (rows === truckCount || !operations.every(hasTruck)) continue;
    const planned = counted(truckCount, 'truck is planned', 'trucks are planned');
    const way =
      rows < truckCount ? 'Add a truck, or unbook to change the count' : 'Unbook one and delete it';
    return `${planned}, ${counted(rows, 'is', 'are')} on the page. ${way}`;
  }
  return null;
}

const sameOffer = (a: BookingOffer | null, b: BookingOffer | null): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** Passes what one click would book to the page around the board. */
export function useOffer(options: OfferOptions): void {
  const { board, model, bookings, activities, obstacle, onOffer } = options;
  const told = useRef<BookingOffer | null>(null);

  const fitNow = () => {
    if (!model) return undefined;
    const { timezone } = model.view.day;
    const waiting = bookings
      .filter(({ operation }) => operation.truck === null)
      .map((booking) => model.blocks.get(booking.operation._id) ?? blockOf(booking, timezone));
    const given = { branchId: board.key.branchId, isCustomerActive: true, now: Date.now() };
    return { waiting, given, fits: bestFit(waiting, model, given) };
  };
  const book = useLatest(async (): Promise<void> => {
    for (const { block, truck } of fitNow()?.fits ?? [])
      if (!(await board.place(block, truck._id))) return;
  });

  useEffect(() => {
    const found = fitNow();
    const offer = ((): BookingOffer | null => {
      if (obstacle) return { why: obstacle };
      if (!found) return null;
      if (found.waiting.length === 0) {
        const why = countFault(activities);
        return why ? { why } : null;
      }
      if (!found.fits) return model && whyNoTruck(found.waiting, model, found.given);
      return { trucks: found.fits.map(({ truck }) => truck.name), book };
    })();
    // Only when its words change: the whole page is drawn again for it.
    if (sameOffer(told.current, offer)) return;
    told.current = offer;
    onOffer(offer);
  });
  useEffect(
    () => () => {
      told.current = null;
      onOffer(null);
    },
    [onOffer],
  );
}
