/**
 * A start that cannot go on; its message is one sentence that tells whoever starts the process what
 * to do.
 */
export class CannotStart extends Error {}
