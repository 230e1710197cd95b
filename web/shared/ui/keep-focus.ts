import { isOff, placeOf, standInOf, successorOf, type PlaceOnPage } from './place-of';

/**
 * Gives code that knows better where the focus belongs, such as a closing dialog, time to put it
 * there.
 */
const RETURN_DELAY_MS = 100;

let waitFor: ((element: HTMLElement) => void) | null = null;
let lastOne: () => HTMLElement | null = () => null;

/** Takes the focus beside something that is switched off for now, and gives it to that later. */
export const focusOnceOn = (element: HTMLElement): void => waitFor?.(element);

/** What has the focus, or had it until it was switched off: a browser takes it from that. */
export function focusedLast(): HTMLElement | null {
  const { activeElement: focused } = document;
  if (focused instanceof HTMLElement && focused !== document.body) return focused;
  const last = lastOne();
  return last?.isConnected && isOff(last) ? last : null;
}

/**
 * Watches the focus: when its element is disabled (Save, while it saves), the part of the page around
 * it gets the focus, and gives it back when the element is enabled again; when it disappears, what
 * comes in its place gets it.
 * @returns what stops it
 */
export function keepFocus(): () => void {
  let last: HTMLElement | null = null;
  let place: PlaceOnPage = [];
  let standIn: HTMLElement | null = null;
  /** What the key that is down was pressed on. */
  let pressed: EventTarget | null = null;
  /** What it was for has gone, and something else has the focus for good. */
  let isSettled = false;

  const remember = ({ target }: Pick<FocusEvent, 'target'>): void => {
    if (!(target instanceof HTMLElement) || target === standIn) return;
    last = target;
    place = placeOf(target);
    standIn = null;
    isSettled = false;
  };
  const give = (): void => {
    const focused = document.activeElement;
    if (!last || isSettled || ![document.body, last, standIn].includes(focused as HTMLElement))
      return;
    isSettled = !last.isConnected;
    const successor = isSettled ? successorOf(place) : null;
    if (isOff(last) && !successor) standIn = standInOf(place);
    (successor ?? standIn ?? last).focus({ preventScroll: true });
  };
  const watch = (): void => {
    if (!last || isSettled) return;
    if (!last.isConnected || (standIn === null && isOff(last))) setTimeout(give, RETURN_DELAY_MS);
    else if (standIn !== null && !isOff(last) && document.activeElement === standIn) {
      last.focus({ preventScroll: true });
    }
  };
  lastOne = () => last;
  waitFor = (element) => {
    remember({ target: element });
    standIn = standInOf(place);
    standIn?.focus({ preventScroll: true });
  };
  /** A key held down was meant for what had the focus when it went down. */
  const ignoreHeld = (event: KeyboardEvent): void => {
    const { key, repeat, target } = event;
    if (!repeat) pressed = target;
    else if ((key === 'Enter' || key === ' ') && target !== pressed) event.preventDefault();
  };

  const observer = new MutationObserver(watch);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
  document.addEventListener('focusin', remember);
  document.addEventListener('keydown', ignoreHeld, true);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('keydown', ignoreHeld, true);
    last = null;
    waitFor = null;
    lastOne = () => null;
  };
}

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
