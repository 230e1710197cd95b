/** What a toast must not lie on. */
const CONTROLS = 'main :is(a, button, input, select, textarea, [role=button], [role=tab])';

/** How far toasts are from the window's edge and from each other; pixels. */
const EDGE = 16;
const GAP = 4;
const UNDER_HEADER = 52;
/** Further down it would no longer be looked for. */
const LOWEST = 240;

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/** What all toasts take, to the window's edge and with their gaps. */
interface ToastsSize {
  width: number;
  height: number;
}

/** The highest place under the header, at the right, that no control takes. */
export function freeTop(
  controls: readonly Box[],
  pageWidth: number,
  { width, height }: ToastsSize,
): number {
  const near = controls
    .filter(
      ({ left, right, top, bottom }) =>
        right > pageWidth - width && left < pageWidth && bottom > top,
    )
    .sort((a, b) => a.top - b.top);
  let top = UNDER_HEADER;
  for (const box of near) {
    if (box.top < top + height && box.bottom > top) top = box.bottom + GAP;
  }
  return top > LOWEST ? UNDER_HEADER : top;
}

function sizeOfToasts(): ToastsSize {
  const size = { width: 0, height: 0 };
  for (const toast of document.querySelectorAll<HTMLElement>('.mantine-Notification-root')) {
    // While it slides in, it is held lower than what it says.
    const body = toast.querySelector<HTMLElement>('.mantine-Notification-body');
    size.width = Math.max(size.width, toast.offsetWidth + EDGE);
    size.height += Math.max(toast.offsetHeight, body?.offsetHeight ?? 0) + GAP;
  }
  return size;
}

/** Places the toasts of a page that has no place of its own for them (`useToastsOver`), as they are drawn. */
export function placeToasts(): void {
  const { dataset, style } = document.documentElement;
  if (dataset.toasts === 'over-part') return;
  const boxes = [...document.querySelectorAll(CONTROLS)].map((one) => one.getBoundingClientRect());
  style.setProperty('--toasts-top', `${freeTop(boxes, window.innerWidth, sizeOfToasts())}px`);
  style.removeProperty('--toasts-right');
}
