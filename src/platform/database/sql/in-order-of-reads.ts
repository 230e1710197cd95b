import type { SqlObject } from './sql-object.js';

/**
 * Each after those that its text names.
 * @throws when some need each other
 */
export function inOrderOfReads(objects: readonly SqlObject[]): SqlObject[] {
  const done = new Set<SqlObject>();
  const visit = (object: SqlObject, way: readonly SqlObject[]): void => {
    if (done.has(object)) return;
    if (way.includes(object))
      throw new Error(`Views read each other: ${[...way, object].map(String).join(' → ')}`);
    for (const read of object.reads) visit(read, [...way, object]);
    done.add(object);
  };
  for (const object of objects) visit(object, []);
  return [...done];
}
