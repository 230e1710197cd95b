import fc from 'fast-check';

/** Ten times as many as with a change, where a property does not say how many. */
fc.configureGlobal({ numRuns: 1_000 });
