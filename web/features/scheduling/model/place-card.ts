interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Size = Pick<Box, 'width' | 'height'>;
type Point = Pick<Box, 'left' | 'top'>;

/** Between a card and its block, and the window's edge; pixels. */
const GAP = 6;
const MARGIN = 8;

const within = (wanted: number, size: number, room: number): number =>
  Math.max(MARGIN, Math.min(wanted, room - size - MARGIN));

/** How much of a box another one covers; square pixels. */
function covered(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, wide) * Math.max(0, high);
}

/** Right of the block, left of it, under and over it, as far as there is room. */
function placesAt(block: Box, card: Size, page: Size): Point[] {
  const right = block.left + block.width + GAP;
  const left = block.left - card.width - GAP;
  const under = block.top + block.height + GAP;
  const over = block.top - card.height - GAP;
  const top = within(block.top, card.height, page.height);
  const beside = within(block.left, card.width, page.width);
  return [
    right + card.width + MARGIN <= page.width && { left: right, top },
    left >= MARGIN && { left, top },
    under + card.height + MARGIN <= page.height && { left: beside, top: under },
    over >= MARGIN && { left: beside, top: over },
  ].filter((place) => place !== false);
}

/**
 * Where a card stands: right of its block, else left of it, else under or over it. People go down and up
 * the rows with the pointer, so the rows above and below stay free as long as they can.
 * @param kept what it leaves in sight, where it can
 */
export function placeCard(block: Box, card: Size, page: Size, kept: readonly Box[] = []): Point {
  const top = Math.max(MARGIN, block.top - card.height - GAP);
  const last = { left: within(block.left, card.width, page.width), top };
  const [first = last, ...others] = placesAt(block, card, page);
  const hides = (place: Point): number =>
    kept.reduce((sum, box) => sum + covered({ ...card, ...place }, box), 0);
  return others.reduce((best, place) => (hides(place) < hides(best) ? place : best), first);
}

/**
 * Where a popup stands that would be at a place: there, unless it covers its block, and there is room somewhere
 * around it.
 */
export function besideBlock(wanted: Point, block: Box, popup: Size, page: Size): Point {
  const covers = (place: Point): boolean => covered({ ...popup, ...place }, block) > 0;
  if (!covers(wanted)) return wanted;
  const beside = placeCard(block, popup, page);
  return covers(beside) ? wanted : beside;
}
