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

/**
 * Where a card stands: right of its block, else left of it, else under or over it. People go down and up
 * the rows with the pointer, so the rows above and below stay free as long as they can.
 */
export function placeCard(block: Box, card: Size, page: Size): Point {
  const right = block.left + block.width + GAP;
  const left = block.left - card.width - GAP;
  const top = within(block.top, card.height, page.height);
  if (right + card.width + MARGIN <= page.width) return { left: right, top };
  if (left >= MARGIN) return { left, top };
  const under = block.top + block.height + GAP;
  const isRoomUnder = under + card.height + MARGIN <= page.height;
  return {
    left: within(block.left, card.width, page.width),
    top: isRoomUnder ? under : Math.max(MARGIN, block.top - card.height - GAP),
  };
}
