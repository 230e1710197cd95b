/** A copy of some fields of a thing; of none when there is no such thing any more. */
export const pick = <T extends object, Field extends keyof T>(
  thing: T | undefined,
  fields: readonly Field[],
): Pick<T, Field> =>
  structuredClone(
    Object.fromEntries(fields.map((field) => [field, thing?.[field]])) as Pick<T, Field>,
  );
