/**
 * The editor's serializer writes styles through the browser, which spells them again (`#fff` becomes
 * `rgb(…)`, what it doesn't know is dropped); mail programs are choosier. So the template's own
 * spelling travels beside.
 */
const KEPT = 'data-style';

export const keptStyle = (element: Element): string | null =>
  element.getAttribute(KEPT) ?? element.getAttribute('style');

export const keepStyle = (style: string): Record<string, string> => ({ style, [KEPT]: style });

/** Puts every style back as it was spelled. */
export function restoreStyles(body: Element): void {
  body.querySelectorAll(`[${KEPT}]`).forEach((element) => {
    element.setAttribute('style', element.getAttribute(KEPT) ?? '');
    element.removeAttribute(KEPT);
  });
}
