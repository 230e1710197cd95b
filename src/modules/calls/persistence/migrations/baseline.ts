/** Calls are events in a customer's trail: the module has a view of them, and no table. */
export const CALLS_BASELINE = `
  create schema calls;`;
