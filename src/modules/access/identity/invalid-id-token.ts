/** Why an ID token is refused; for the log, never for the answer. */
export class InvalidIdToken extends Error {}
