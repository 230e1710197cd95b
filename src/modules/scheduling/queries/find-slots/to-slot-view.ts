import type { SlotTruckView, SlotView } from '../../contract/slots.view.js';
import { showClock } from '../../domain/board-config.js';
import type { FoundSlot } from '../../domain/slots/day-slots.js';
import { isApproximate } from '../../domain/slots/find-slots.js';
import { tenths } from '../../domain/slots/slot-score.js';
import type { SlotParts } from '../../domain/slots/slot-score.js';
import type { SlotSearch } from '../../domain/slots/slot-search.js';
import { slotReasons } from '../../domain/slots/slot-reasons.js';
import { lastOfWindow, linksOf, windowEnd } from '../../domain/slots/slot-window.js';
import { envelopeOf } from '../../domain/slots/truck-fit.js';
import type { TruckFit } from '../../domain/slots/truck-fit.js';
import type { SlotOffer } from '../../offers/slot-offers.js';
import type { SlotsRequest } from '../../domain/slots/slots-request.js';
import { dayClock } from './day-clock.js';
import type { PreparedSearch } from './slot-searcher.js';

interface Offering {
  request: SlotsRequest;
  now: Date;
  seal: (offer: SlotOffer) => string;
}

/** A slot as it is offered. */
export function toSlotView(
  slot: FoundSlot,
  { search, timezone, revisions }: PreparedSearch,
  { request, now, seal }: Offering,
): SlotView {
  const { start, fits, score } = slot;
  const { day } = slot.searched.day;
  const { instantOf } = dayClock(day, timezone);
  const at = (minutes: number): string => instantOf(minutes).toISOString();
  const last = lastOfWindow(slot, search);
  const until = windowEnd(slot, search);
  const trucks = fits.map((fit) => truckView(fit, start, search));
  const offered = trucks.map(({ truck, follows, leadsTo }) => ({ truck, follows, leadsTo }));
  return {
    token: seal({ request, day, start, last, until, trucks: offered, offered: now.getTime() }),
    day,
    start: at(start),
    end: at(start + search.wanted.minutes),
    startTime: showClock(start),
    window: until === null ? null : { from: at(start), to: at(until) },
    trucks,
    score,
    parts: rounded(slot.parts),
    reasons: slotReasons(slot, search),
    revision: revisions.get(day) ?? 0,
    approximate: isApproximate(slot, search),
  };
}

/** A truck as it is offered for a start. */
export function truckView(fit: TruckFit, at: number, search: SlotSearch): SlotTruckView {
  const { id, name } = fit.opening.truck;
  const { start, end } = envelopeOf(fit, at, search);
  return {
    truck: id,
    name,
    ...linksOf(fit),
    driveOut: (at - start) / 60,
    driveBack: (end - at - search.wanted.minutes) / 60,
  };
}

const rounded = ({ drive, gap, open, lift, crew, load, risk }: SlotParts): SlotParts => ({
  drive: tenths(drive),
  gap: tenths(gap),
  open: tenths(open),
  lift: tenths(lift),
  crew: tenths(crew),
  load: tenths(load),
  risk: tenths(risk),
});
