/** Which kind of email a template makes; `kinds` are the known ones, anything else is `other`. */
export const templateKind = <Kind extends string>(
  text: string | undefined,
  kinds: readonly Kind[],
  other: Kind,
): Kind => kinds.find((kind) => kind === text) ?? other;
