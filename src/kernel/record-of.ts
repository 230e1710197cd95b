/** A record with a value for each of the names, none left out. */
export function recordOf<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> {
  const record: Partial<Record<Name, Value>> = {};
  for (const name of names) record[name] = valueOf(name);
  return record as Record<Name, Value>;
}

/** The fields of a thing with these names, as far as it has them; none of one that does not exist. */
export function pickFields<Thing extends object, Name extends keyof Thing>(
  thing: Thing | undefined,
  names: readonly Name[],
): Pick<Thing, Name> {
  const part: Partial<Pick<Thing, Name>> = {};
  if (thing) for (const name of names) if (name in thing) part[name] = thing[name];
  return part as Pick<Thing, Name>;
}

/** A copy of a thing that lacks the fields with these names. */
export function omitFields<Thing extends object>(
  thing: Thing,
  names: readonly PropertyKey[],
): Partial<Thing> {
  const rest: Partial<Thing> = { ...thing };
  for (const name of names) Reflect.deleteProperty(rest, name);
  return rest;
}
