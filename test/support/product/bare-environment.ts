/** The clock that a whole run may have been given (scripts/nightly.mjs); every process must have the same. */
const CLOCK = ['LD_PRELOAD', 'FAKETIME', 'FAKETIME_DONT_FAKE_MONOTONIC'];

/** What a process of the product needs of the environment of the tests, and none of its settings. */
export const bareEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(['PATH', ...CLOCK].map((name) => [name, process.env[name]]));
