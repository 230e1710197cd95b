import { useDebouncedValue } from '@mantine/hooks';
import { useEffect } from 'react';
import { useFindProblemLocationsQuery } from '../../problem-locations';
import { useActivityScope, useCustomerFields, useCustomerPage } from '../form/customer-context';
import type { LocationPath, LocationValues } from '../form/values';

/** An address that is typed is looked up once no key follows; milliseconds. */
const PAUSE_MS = 800;
/** What is shorter is the beginning of an address. */
const SHORTEST = 6;

type Flag = Pick<LocationValues, 'isProblem' | 'problemReason'>;

/**
 * Marks a stop as a problem location as soon as its address is found or typed, before any save, which
 * would do the same.
 */
export function useProblemFlag(index: number, location: LocationValues): void {
  const { path } = useActivityScope();
  const { base } = useCustomerPage();
  const form = useCustomerFields();
  const { _id, normalizedStreetAddress, latitude, isProblem, problemReason } = location;
  const stored = base.move.activities
    .flatMap(({ locations }) => locations)
    .find((stop) => _id !== undefined && stop._id === _id);
  const isStored = stored?.normalizedStreetAddress === normalizedStreetAddress;
  const [address] = useDebouncedValue(normalizedStreetAddress, latitude === null ? PAUSE_MS : 0);
  const isAsked = !isStored && address === normalizedStreetAddress && address.length >= SHORTEST;
  const { currentData: found } = useFindProblemLocationsQuery(address, { skip: !isAsked });
  const flag = isStored ? stored : flagOf(normalizedStreetAddress, isAsked ? found : undefined);

  const { isProblem: isOne, problemReason: why } = flag ?? { isProblem, problemReason };
  useEffect(() => {
    if (isOne === isProblem && why === problemReason) return;
    const stop: LocationPath = `${path}.locations.${index}`;
    form.setValue(`${stop}.isProblem`, isOne);
    form.setValue(`${stop}.problemReason`, why);
  }, [form, path, index, isOne, why, isProblem, problemReason]);
}

/** Undefined while it is not known. */
function flagOf(
  address: string,
  found: readonly { reason: string }[] | undefined,
): Flag | undefined {
  if (address === '') return { isProblem: false, problemReason: '' };
  const [first] = found ?? [];
  return found && { isProblem: first !== undefined, problemReason: first?.reason ?? '' };
}
