/** The named fields that a body sent; an absent property stays as it is. */
export function pickSentFields<Body extends object, Field extends keyof Body>(
  body: Body,
  fields: readonly Field[],
): Partial<Pick<Body, Field>> {
  const sent: Partial<Pick<Body, Field>> = {};
  for (const field of fields) {
    if (body[field] !== undefined) sent[field] = body[field];
  }
  return sent;
}
