/** Marks the box that searches what a page shows: `<input data-page-search />`. */
const PAGE_SEARCH = 'input[data-page-search]';

/**
 * `/` belongs to the search of the open page, where it has one.
 * @returns whether it has
 */
export function focusPageSearch(): boolean {
  const box = document.querySelector<HTMLInputElement>(PAGE_SEARCH);
  box?.focus();
  box?.select();
  return box !== null;
}
