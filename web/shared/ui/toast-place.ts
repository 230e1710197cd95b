/** What a toast must not lie on. */
const CONTROLS = 'main :is(a, button, input, select, textarea, [role=button], [role=tab])';

/** The width in which toasts usually are, and the height of one with its gap; pixels. */
const WIDTH = 400;
const HEIGHT = 32;
const UNDER_HEADER = 52;
/** Further down it would no longer be looked for. */
const LOWEST = 240;

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/** The highest place under the header, at the right, that no control takes. */
export function freeTop(controls: readonly Box[], pageWidth: number): number {
  const near = controls
    .filter(
      ({ left, right, top, bottom }) =>
        right > pageWidth - WIDTH && left < pageWidth && bottom > top,
    )
    .sort((a, b) => a.top - b.top);
  let top = UNDER_HEADER;
  for (const box of near) {
    if (box.top < top + HEIGHT && box.bottom > top) top = box.bottom + 4;
  }
  return top > LOWEST ? UNDER_HEADER : top;
}

/** Places the toasts of a page that has no place of its own for them (`useToastsOver`). */
export function placeToasts(): void {
  const { dataset, style } = document.documentElement;
  if (dataset.toasts === 'over-part') return;
  const boxes = [...document.querySelectorAll(CONTROLS)].map((one) => one.getBoundingClientRect());
  style.setProperty('--toasts-top', `${freeTop(boxes, window.innerWidth)}px`);
  style.removeProperty('--toasts-right');
}
