/** What a toast must not lie on. */
const CONTROLS = ['main', 'aside', 'header', '[role=dialog]']
  .map((part) => `${part} :is(a, button, input, select, textarea, [role=button], [role=tab])`)
  .join();

/** How far toasts are from the window's edge and from each other; pixels. */
const EDGE = 16;
const GAP = 4;
const UNDER_HEADER = 52;
/** Further down it would no longer be looked for, unless there is no place further to the left. */
const LOWEST = 240;

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/** Of all toasts with their gaps, or of the window. */
interface Size {
  width: number;
  height: number;
}

/** From the window's upper right corner. */
export interface ToastsPlace {
  top: number;
  right: number;
}

/** The highest place under the header that no control takes where the toasts end at a vertical line. */
function freeTop(controls: readonly Box[], end: number, { width, height }: Size): number {
  let top = UNDER_HEADER;
  for (const { left, right, top: upper, bottom } of controls) {
    const isBeside = right <= end - width || left >= end;
    if (!isBeside && upper < top + height && bottom > top) top = bottom + GAP;
  }
  return top;
}

/**
 * The place that is free of controls: at the right as high as possible, else further to the left, else
 * further down.
 */
export function freePlace(controls: readonly Box[], page: Size, toasts: Size): ToastsPlace {
  const sorted = controls.filter(({ top, bottom }) => bottom > top).sort((a, b) => a.top - b.top);
  const edge = page.width - EDGE;
  const ends = sorted
    .map(({ left }) => left - GAP)
    .filter((end) => end < edge && end > toasts.width);
  const places = [edge, ...new Set(ends.sort((a, b) => b - a))].map((end) => ({
    top: freeTop(sorted, end, toasts),
    right: page.width - end,
  }));
  const fits = places.filter(({ top }) => top + toasts.height <= page.height);
  const found = fits.find(({ top }) => top <= LOWEST) ?? fits.sort((a, b) => a.top - b.top)[0];
  return found ?? { top: UNDER_HEADER, right: EDGE };
}

function sizeOfToasts(): Size {
  const size = { width: 0, height: 0 };
  for (const toast of document.querySelectorAll<HTMLElement>('.mantine-Notification-root')) {
    // While it slides in, it is held lower than what it says.
    const body = toast.querySelector<HTMLElement>('.mantine-Notification-body');
    size.width = Math.max(size.width, toast.offsetWidth);
    size.height += Math.max(toast.offsetHeight, body?.offsetHeight ?? 0) + GAP;
  }
  return size;
}

/** Places the toasts of a page that has no place of its own for them (`useToastsOver`), as they are drawn. */
function placeToasts(): void {
  const { dataset, style } = document.documentElement;
  if (dataset.toasts === 'over-part') return;
  const boxes = [...document.querySelectorAll(CONTROLS)]
    .filter((one) => !one.closest('.mantine-Notifications-root'))
    .map((one) => one.getBoundingClientRect());
  const page = { width: window.innerWidth, height: window.innerHeight };
  const { top, right } = freePlace(boxes, page, sizeOfToasts());
  style.setProperty('--toasts-top', `${top}px`);
  style.setProperty('--toasts-right', `${right}px`);
}

/**
 * Keeps the toasts off the controls while the page moves under them.
 * @returns what stops it
 */
export function followPage(): () => void {
  let frame = 0;
  const follow = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(placeToasts);
  };
  const changes = new MutationObserver(follow);
  changes.observe(document.body, { subtree: true, childList: true });
  window.addEventListener('scroll', follow, { capture: true, passive: true });
  window.addEventListener('resize', follow);
  placeToasts();
  return () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    window.removeEventListener('scroll', follow, true);
    window.removeEventListener('resize', follow);
  };
}
