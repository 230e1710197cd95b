/**
 * Gives code that knows better where the focus belongs, such as a closing dialog, time to put it
 * there.
 */
const RETURN_DELAY_MS = 100;

/**
 * What can take the focus for an element inside it: dialogs and parts of the page that take the
 * focus by script.
 */
const STAND_IN = '[tabindex="-1"]';

const isOff = (element: HTMLElement): boolean =>
  !element.isConnected || element.matches(':disabled');

/** The nearest part of the page around an element that can have the focus instead. */
function standInsOf(element: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (at.matches(STAND_IN)) found.push(at);
  }
  return found;
}

/**
 * Watches the focus: when its element is disabled (Save, while it saves) or disappears, the part of
 * the page around it gets the focus, and gives it back when the element is enabled again.
 * @returns what stops it
 */
export function keepFocus(): () => void {
  let last: HTMLElement | null = null;
  let standIns: HTMLElement[] = [];
  let standIn: HTMLElement | null = null;

  const remember = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement) || target === standIn) return;
    last = target;
    standIns = standInsOf(target);
    standIn = null;
  };
  const give = (): void => {
    const focused = document.activeElement;
    if (!last || (focused !== document.body && focused !== last)) return;
    if (isOff(last)) {
      standIn =
        standIns.find((one) => one.isConnected) ?? document.querySelector(`main${STAND_IN}`);
    }
    (standIn ?? last).focus({ preventScroll: true });
  };
  const watch = (): void => {
    if (!last) return;
    if (standIn === null) {
      if (isOff(last)) setTimeout(give, RETURN_DELAY_MS);
    } else if (!isOff(last) && document.activeElement === standIn) {
      last.focus({ preventScroll: true });
    }
  };

  const observer = new MutationObserver(watch);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
  document.addEventListener('focusin', remember);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', remember);
    last = null;
  };
}
