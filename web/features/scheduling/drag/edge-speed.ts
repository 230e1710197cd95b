/**
 * This close to an edge the pointer makes the board scroll; on a small board its outer quarters do.
 */
const EDGE_PX = 120;
const FASTEST_PX_A_SECOND = 1200;

/**
 * How fast a frame scrolls along one axis while the pointer drags in it.
 * @param at where the pointer is; outside of the frame it scrolls nothing
 * @param from the frame's near edge
 * @param to its far edge
 * @returns pixels a second, below zero toward the near edge
 */
export function edgeSpeed(at: number, from: number, to: number): number {
  if (at < from || at > to) return 0;
  const edge = Math.min(EDGE_PX, (to - from) / 4);
  const near = Math.max(0, 1 - (at - from) / edge);
  const far = Math.max(0, 1 - (to - at) / edge);
  return (far - near) * FASTEST_PX_A_SECOND;
}
