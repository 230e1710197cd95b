/** Whoever only passes over a link asks for nothing. */
const RESTS_AFTER_MS = 50;

type WarmUp = (link: string) => void;

let warm: WarmUp = () => undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Called once by the app, which knows all pages. */
export const warmUpBy = (way: WarmUp): void => {
  warm = way;
};

/**
 * Starts loading the code and the data of an address before anybody goes there: for the pointer or the focus on a
 * link.
 */
export const warmUpPage: WarmUp = (link) => {
  clearTimeout(timer);
  timer = setTimeout(() => warm(link), RESTS_AFTER_MS);
};
