/**
 * The editor's serializer writes styles through the browser, which rewrites them (`#fff` becomes
 * `rgb(…)`, what it does not know is dropped); mail programs are pickier. So the template's own
 * spelling is kept in an attribute.
 */
const KEPT = 'data-style';

export const keptStyle = (element: Element): string | null =>
  element.getAttribute(KEPT) ?? element.getAttribute('style');

export const keepStyle = (style: string): Record<string, string> => ({ style, [KEPT]: style });

/** Restores the original spelling of every style. */
export function restoreStyles(body: Element): void {
  body.querySelectorAll(`[${KEPT}]`).forEach((element) => {
    element.setAttribute('style', element.getAttribute(KEPT) ?? '');
    element.removeAttribute(KEPT);
  });
}
