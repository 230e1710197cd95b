/**
 * The window is as narrow as a phone's from now on.
 * @returns ends that
 */
export function onPhone(): () => void {
  const matching = jest.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      ...{ matches: query.includes('768px'), media: query, onchange: null },
      ...{ addListener: () => undefined, removeListener: () => undefined },
    }),
  );
  return () => matching.mockRestore();
}
