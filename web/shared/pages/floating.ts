/** Menus, lists and calendars, wherever in the document they lie. */
const DROPDOWN = '[class*="-dropdown"][data-position]';

/** What Escape closes first: a question, or something that drops down. */
const FLOATING = `[role="dialog"], ${DROPDOWN}`;

/** Whether an element is in something that drops down. */
export const isInDropdown = (element: Element): boolean => element.closest(DROPDOWN) !== null;

/** Whether something is open that Escape closes first. */
export const isFloating = (): boolean =>
  [...document.querySelectorAll<HTMLElement>(FLOATING)].some(
    ({ style }) => style.display !== 'none',
  );
