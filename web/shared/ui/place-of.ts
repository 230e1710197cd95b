/**
 * What can take the focus for an element inside it: dialogs and parts of the page that take the
 * focus by script.
 */
const STAND_IN = '[tabindex="-1"]';

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
const FIELDS = 'input:not([type="checkbox"]), select, textarea';

/** So many parts around what is gone still count as its neighborhood. */
const NEAR = 3;

/** Where an element stood: the parts around it, from within, with what each of them contained. */
export type PlaceOnPage = readonly {
  around: HTMLElement;
  children: readonly Element[];
  at: number;
}[];

export function placeOf(element: HTMLElement): PlaceOnPage {
  const place = [];
  let inner: Element = element;
  for (let around = element.parentElement; around; around = around.parentElement) {
    const children = [...around.children];
    place.push({ around, children, at: children.indexOf(inner) });
    inner = around;
  }
  return place;
}

export const isOff = (element: HTMLElement): boolean =>
  !element.isConnected || element.matches(':disabled');

const isUsable = (control: HTMLElement): boolean =>
  control.tabIndex >= 0 &&
  !control.matches(':disabled, [type="hidden"]') &&
  !control.closest('[inert], [aria-hidden="true"]') &&
  // Not known to every browser.
  (control.checkVisibility?.() ?? true);

const controlsOf = (part: Element): HTMLElement[] =>
  [part, ...part.querySelectorAll(CONTROLS)].filter(
    (one): one is HTMLElement =>
      one instanceof HTMLElement && one.matches(CONTROLS) && isUsable(one),
  );

/** The nearest part of the page around a place that can have the focus. */
export const standInOf = (place: PlaceOnPage): HTMLElement | null =>
  place.map(({ around }) => around).find((one) => one.isConnected && one.matches(STAND_IN)) ??
  document.querySelector<HTMLElement>(`main${STAND_IN}`);

/**
 * What work goes on with where a control is gone: what came in its place, else the next control
 * beside it, else the last one. What is typed must not get into a field that was there before.
 */
export function successorOf(place: PlaceOnPage): HTMLElement | null {
  const stays = place.filter(({ around }) => around.isConnected);
  const [nearest] = stays;
  // What lay over the page is gone: what lies over it now, such as a toast, is nothing to go on with.
  if (!nearest || nearest.around === document.body) return null;
  const fresh = [...nearest.around.children].filter((one) => !nearest.children.includes(one));
  const [instead] = fresh.flatMap(controlsOf);
  if (instead) return instead;
  for (const { around, at } of stays.slice(0, NEAR)) {
    if (around === document.body || around.id === 'content') return null;
    const beside = [...around.children];
    const ordered = [
      ...beside.slice(Math.max(at, 0)),
      ...beside.slice(0, Math.max(at, 0)).reverse(),
    ];
    const next = ordered.flatMap(controlsOf).find((control) => !control.matches(FIELDS));
    if (next) return next;
    if (around.matches(STAND_IN)) return null;
  }
  return null;
}
