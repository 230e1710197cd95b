/** The fields of an answer that hold something, by their paths: `move.activities[].notes`; ids and days as names are `*`. */
export function fieldsOf(value: unknown, path = ''): Set<string> {
  if (Array.isArray(value)) return joined(value.map((one) => fieldsOf(one, `${path}[]`)));
  if (typeof value !== 'object' || value === null) return new Set([path]);
  return joined(
    Object.entries(value).map(([name, field]) => {
      const isData = /^\d{4}-\d\d-\d\d$/.test(name);
      return fieldsOf(field, [path, isData ? '*' : name].filter(Boolean).join('.'));
    }),
  );
}

const joined = (sets: readonly Set<string>[]): Set<string> =>
  new Set(sets.flatMap((set) => [...set]));
