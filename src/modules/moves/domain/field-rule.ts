/** What holds of a field of a move, whatever its kind is. */
export interface FieldRule {
  /** Who writes it: a person, stored as sent or after conversion, or the server alone. */
  readonly by: 'person, as sent' | 'person' | 'server';
  /** Whether the history tells it; a person's are told and the server's are not, unless it says so. */
  readonly inHistory?: boolean | 'unless null';
  /** The history tells this part of it. */
  readonly historyPart?: string;
  /** May change while a truck is booked. */
  readonly freeWhileBooked?: true;
  /** What a clone gets instead: nothing, or this of its customer. */
  readonly clonedAs?: null | 'created' | 'version';
  /** The API has it in the move's `meta`. */
  readonly inMeta?: true;
}

/** The names of the fields with some rules. */
export type FieldsWith<Fields, Rules> = {
  [Name in keyof Fields]: Fields[Name] extends Rules ? Name : never;
}[keyof Fields];
export type SentAsIs = { readonly by: 'person, as sent' };

/** The names of the fields that a person changes and that are stored as sent. */
export const sentAsIs = <const Fields extends Readonly<Record<string, FieldRule>>>(
  fields: Fields,
): readonly FieldsWith<Fields, SentAsIs>[] =>
  fieldsThat(fields, ({ by }) => by === 'person, as sent') as FieldsWith<Fields, SentAsIs>[];

export const fieldsThat = <Name extends string>(
  fields: Readonly<Record<Name, FieldRule>>,
  is: (rule: FieldRule) => boolean,
): Name[] => (Object.keys(fields) as Name[]).filter((name) => is(fields[name]));

export const isInHistory = ({ by, inHistory = by !== 'server' }: FieldRule): boolean =>
  inHistory !== false;
