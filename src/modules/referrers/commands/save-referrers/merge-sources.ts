import { invalidFields } from '#kernel/domain-error.js';
import type { FieldFault } from '#kernel/domain-error.js';
import type { MarketingSourceDto } from '../../contract/marketing-source.dto.js';
import { WEB_SITE_SOURCE } from '../../contract/marketing-source.view.js';
import type { MarketingSourceView } from '../../contract/marketing-source.view.js';

const keyOf = (name: string): string => name.trim().toLowerCase();

/**
 * The stored list after the sent one: a source without `_id` is the stored one with its name,
 * otherwise a new one; a stored one that was not sent becomes inactive.
 * @throws 400
 */
export function mergeSources(
  stored: readonly MarketingSourceView[],
  sent: readonly MarketingSourceDto[],
  newId: () => string,
): MarketingSourceView[] {
  const byId = new Map(stored.map((source) => [source._id, source]));
  const sentIds = new Set(sent.map(({ _id }) => _id));
  const free = stored.filter(({ _id }) => !sentIds.has(_id));
  const byName = new Map(free.map((source) => [keyOf(source.name), source]));
  const faults: FieldFault[] = [];
  const merged = sent.map(({ _id, name, active = true }, index): MarketingSourceView => {
    const known = _id === undefined ? byName.get(keyOf(name)) : byId.get(_id);
    if (_id !== undefined && !known) {
      faults.push({ path: `${index}._id`, message: 'This source is not in the list' });
    }
    if (known && isWebSite(known) && !isWebSite({ name })) {
      faults.push({ path: `${index}.name`, message: `'${WEB_SITE_SOURCE}' keeps its name` });
    }
    if (_id !== undefined && byName.has(keyOf(name))) {
      faults.push({ path: `${index}.name`, message: 'A source that was left out has this name' });
    }
    return { _id: known?._id ?? newId(), name: name.trim(), active };
  });
  if (faults.length > 0) throw invalidFields(faults);
  const kept = new Set(merged.map(({ _id }) => _id));
  const left = stored.filter(({ _id }) => !kept.has(_id));
  return [...merged, ...left.map((source) => ({ ...source, active: false }))];
}

/** Customers who book on the company's own web site have this source. */
const isWebSite = ({ name }: Pick<MarketingSourceView, 'name'>): boolean =>
  keyOf(name) === keyOf(WEB_SITE_SOURCE);
