import { describe, it } from '@jest/globals';

/**
 * Whether everything is tried, as `npm run test:nightly` does. Otherwise a part of what is alike is, so that
 * nobody waits long for the tests of a change.
 */
export const IS_THOROUGH = process.env['THOROUGH'] === 'yes';

/** All of them, or every nth from the first one on. */
export const someOf = <T>(all: readonly T[], nth: number): T[] =>
  all.filter((_, place) => IS_THOROUGH || place % nth === 0);

/** Whether this is the run of a change: whole, and not that of the night. Who names files gets all that is in them. */
const IS_OF_A_CHANGE = Boolean(process.env['SPEC_GROUPS']) && !IS_THOROUGH;

const leaveOut: unknown = Object.assign(() => undefined, { each: () => () => undefined });

/**
 * A test that the night alone has, since a change has another of its kind: the same with other numbers, or what is
 * slow and rarely touched. `scripts/test/night-tests.mjs` knows which rules are left to it.
 */
export const itAtNight = (IS_OF_A_CHANGE ? leaveOut : it) as typeof it;

/** The same of tests that share what they begin with: nothing is begun for none. */
export const describeAtNight = (IS_OF_A_CHANGE ? leaveOut : describe) as typeof describe;
