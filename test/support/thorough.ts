/**
 * Whether everything is tried, as `npm run test:nightly` does. Otherwise a part of what is alike is, so that
 * nobody waits long for the tests of a change.
 */
export const IS_THOROUGH = process.env['THOROUGH'] === 'yes';

/** All of them, or every nth from the first one on. */
export const someOf = <T>(all: readonly T[], nth: number): T[] =>
  all.filter((_, place) => IS_THOROUGH || place % nth === 0);
