type Fields = Record<string, unknown>;

const isGroup = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Every single value of nested fields by its dotted path: `activities.0.day`. */
export function flatten(fields: Fields, prefix = ''): Fields {
  const flat: Fields = {};
  for (const [key, value] of Object.entries(fields)) {
    const path = prefix + key;
    if (isGroup(value)) Object.assign(flat, flatten(value, `${path}.`));
    else flat[path] = value;
  }
  return flat;
}
