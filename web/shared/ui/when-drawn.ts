/** How long something may take to be drawn after it was asked for: frames go on while a busy machine draws. */
const PATIENCE_MS = 5000;

/**
 * Asks in each frame until what is waited for is there, such as a field of a day that is being drawn.
 * @param take does what there is to do, and says whether it could
 */
export function whenDrawn(take: () => boolean, until = performance.now() + PATIENCE_MS): void {
  requestAnimationFrame(() => {
    if (!take() && performance.now() < until) whenDrawn(take, until);
  });
}
