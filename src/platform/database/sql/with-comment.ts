/** A statement that makes something, and the one that says what it is. */
export const withComment = (made: string, what: string, comment?: string): string =>
  comment === undefined
    ? made
    : `${made}; comment on ${what} is '${comment.replaceAll("'", "''")}'`;
