import { checkDtoList, type Checked } from '#kernel/validation/index.js';
import { MarketingSourceDto } from './marketing-source.dto.js';

export const SOURCE_MESSAGES = {
  empty: 'There should be at least one source',
  twice: 'This name is in the list twice',
  idTwice: 'This source is in the list twice',
} as const;

const keyOf = (source: MarketingSourceDto): string => source.name.trim().toLowerCase();

/** Reads the body of PUT /referrer: the whole list, not empty, names unique ignoring case. */
export function checkSourceList(body: unknown): Checked<MarketingSourceDto[]> {
  const checked = checkDtoList(MarketingSourceDto, body, {
    min: 1,
    emptyMessage: SOURCE_MESSAGES.empty,
  });
  if (checked.faults.length > 0) return checked;
  const names = new Set<string>();
  const ids = new Set<string>();
  checked.value.forEach((source, index) => {
    if (names.has(keyOf(source)))
      checked.faults.push({ path: `${index}.name`, message: SOURCE_MESSAGES.twice });
    if (source._id !== undefined && ids.has(source._id))
      checked.faults.push({ path: `${index}._id`, message: SOURCE_MESSAGES.idTwice });
    names.add(keyOf(source));
    if (source._id !== undefined) ids.add(source._id);
  });
  return checked;
}
