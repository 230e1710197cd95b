import { invalidFields } from '#kernel/domain-error.js';

const unknownId = (path: string) =>
  invalidFields([{ path: `${path}._id`, message: 'There is no such entry in this activity' }]);

/**
 * A list as the body wants it: a known `_id` updates, none creates, a missing one is removed.
 * @throws DomainError 400 for an unknown or repeated `_id`
 */
export function replaced<Entry extends { id: string }, Body extends { _id?: string }>(
  stored: readonly Entry[],
  bodies: readonly Body[],
  path: string,
  /** `at`: the path of the body. */
  plan: (body: Body, base: Entry | undefined, at: string) => Entry,
): Entry[] {
  const taken = new Set<string>();
  return bodies.map((body, index) => {
    const base = stored.find(({ id }) => id === body._id);
    if (body._id !== undefined && (!base || taken.has(base.id))) {
      throw unknownId(`${path}.${index}`);
    }
    if (base) taken.add(base.id);
    return plan(body, base, `${path}.${index}`);
  });
}
