/** The day of the board's own specs; other features take it from there, too. */
export * from '../../testing/given-day';
