/** What a stop said when its job was done; `null` and `''` say nothing. */
export type Told<Field extends string> = Readonly<Record<Field, boolean | number | string | null>>;

/** A stop of a finished job. */
export interface Visit<Field extends string> {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly told: Told<Field>;
}

export interface Fact<Field extends string> {
  field: Field;
  value: boolean | number | string;
  votes: number;
  of: number;
  on: string;
}

/** So many of the last visits that say something of a field have a vote. */
const VOTERS = 5;

/**
 * What visits say of a building: for each field the value that most of the last five name which name
 * one at all; among equals the newest (R-PLACE-2).
 * @param visits newest first
 */
export function rememberedFacts<Field extends string>(
  visits: readonly Visit<Field>[],
  fields: readonly Field[],
): Fact<Field>[] {
  return fields.flatMap((field) => factOf(visits, field));
}

function factOf<Field extends string>(
  visits: readonly Visit<Field>[],
  field: Field,
): Fact<Field>[] {
  const named = visits.flatMap(({ day, told }) => {
    const value = told[field];
    return value === null || value === '' ? [] : [{ day, value }];
  });
  const voters = named.slice(0, VOTERS);
  const votesFor = (value: unknown): number => voters.filter((one) => one.value === value).length;
  // The first among equals is the newest.
  const most = Math.max(...voters.map(({ value }) => votesFor(value)));
  const winner = voters.find(({ value }) => votesFor(value) === most);
  if (!winner) return [];
  return [{ field, value: winner.value, votes: most, of: voters.length, on: winner.day }];
}
