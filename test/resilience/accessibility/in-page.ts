/** Scripts that run in the page, as text: the tests' own code has no document. */

/** What floats over the page. */
export const OVERLAY = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

const HELPERS = `
const isSeen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
const overlays = () => [...document.querySelectorAll('${OVERLAY}')].filter(isSeen);
const nameOf = (one) =>
  (one.getAttribute('aria-label') ?? one.labels?.[0]?.textContent ?? one.textContent ?? '')
    .trim().replace(/\\s+/g, ' ').slice(0, 50);
const PRESSABLE =
  'button, [role=button], [role=combobox], [aria-haspopup], [data-dates-input], [role=tab], summary';
/** One of a kind: of a list's rows and a table's only the first one's buttons are pressed. */
const keyOf = (one) => {
  const row = one.closest('li, tr, article, [role=row], [role=listitem], [role=group], [role=gridcell]');
  const kind = (one.getAttribute('role') ?? one.tagName) + '.' + one.className;
  if (!row) return kind + ' ' + nameOf(one).replace(/\\d+/g, '#');
  return kind + ' ' + row.className + ' ' + [...row.querySelectorAll(PRESSABLE)].indexOf(one);
};
const pressables = () => {
  const top = overlays().at(-1) ?? document.body;
  return [...top.querySelectorAll(PRESSABLE)].filter(
    (one) => isSeen(one) && !one.disabled && one.getAttribute('aria-disabled') !== 'true',
  );
};
`;

const script = (body: string): string => `(() => { ${HELPERS} ${body} })()`;

/** Everything that can be pressed in the topmost popup, or else on the page: one of each kind. */
export const PRESSABLES = script(`
  const found = new Map();
  for (const one of pressables()) if (!found.has(keyOf(one))) found.set(keyOf(one), nameOf(one));
  return [...found].map(([key, name]) => ({ key, name }));
`);

/** Focuses it; returns how it is opened, or null if it is not there. */
export const focusOn = (key: string): string =>
  script(`
  const one = pressables().find((one) => keyOf(one) === ${JSON.stringify(key)});
  if (!one) return null;
  one.focus();
  window.pressed = one;
  return one.matches('input') ? 'ArrowDown' : 'Enter';
`);

/** Whether the popup belongs to the focused field. */
export const IN_FIELD = script(
  `return document.activeElement.matches('input') && !overlays().at(-1)?.contains(document.activeElement);`,
);

/** How many popups are over the page. */
export const OVERLAYS = script('return overlays().length;');

/** Why the focus is not where it should be while a popup is open, or null. */
export const FOCUS_OUTSIDE = script(`
  const top = overlays().at(-1);
  const one = document.activeElement;
  if (!top || top.contains(one) || one.getAttribute('aria-controls') === top.id) return null;
  if (top.matches('[role=listbox]')) return null;
  return 'the focus is outside, on ' + one.tagName + ' ' + nameOf(one);
`);

/** Whether the focus is back at what was pressed, or why not. */
export const FOCUS_BACK = script(`
  const one = document.activeElement;
  if (one === window.pressed) return null;
  if (one !== document.body && !window.pressed.isConnected) return null;
  return 'the focus is not given back, but on ' + one.tagName + ' ' + nameOf(one);
`);

/** Nothing has the focus: someone who cannot see the page starts at its top again. */
export const FOCUS_LOST = `document.activeElement === document.body &&
  location.pathname.startsWith('/emma') ? 'the focus is lost' : null`;

/** Puts this into the browser's session, by key. */
export const keeping = (kept: Record<string, object>): string =>
  Object.entries(kept)
    .map(([key, value]) => [key, JSON.stringify(value)].map((one) => JSON.stringify(one)))
    .map(([key, value]) => `sessionStorage.setItem(${key}, ${value});`)
    .join(' ');

/** What can be read and where one is: if it is the same, nothing has changed. */
export const SIGHT = `location.href + ' ' + document.body.innerText`;

/** The page is wider than the window, apart from what may scroll by itself. */
export const TOO_WIDE = `(() => {
  const { scrollWidth, clientWidth } = document.scrollingElement;
  const main = document.querySelector('main');
  if (scrollWidth > clientWidth + 1) return 'the page scrolls sideways by ' + (scrollWidth - clientWidth);
  if (main && main.scrollWidth > main.clientWidth + 1)
    return 'the page\\'s body scrolls sideways by ' + (main.scrollWidth - main.clientWidth);
  return null;
})()`;

/** The page has nothing left to do for the moment. */
export const IDLE = `new Promise((idle) => requestIdleCallback(idle, { timeout: 3_000 }))`;
