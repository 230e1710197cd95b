/** Why somebody is not let in; for the log, never for the answer. */
export class RefusedSignIn extends Error {}
