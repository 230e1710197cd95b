export const TOKEN_HOURS = 12;

/** An ID token older than this is refused. */
export const ID_TOKEN_MAX_MINUTES = 10;

/** How long a ticket waits for its one use. */
export const TICKET_SECONDS = 60;
