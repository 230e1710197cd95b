import { useEffect, useRef } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { RepeatMatchView } from '#modules/customers/contract/match-repeat.view.js';
import type { CreateCustomerDto } from '#modules/moves/contract/create-customer.dto.js';
import { useLatest } from '../../../shared/ui';
import { useRepeatLookup } from '../contact/use-repeat-lookup';

const INFORMATION = 'moveContractRequest.customerInformation';

export interface RepeatMark {
  /** Earlier customers with what is typed, newest first. */
  matches: readonly RepeatMatchView[];
  isMarked: boolean;
  /** Looks for them, and marks the new customer as the newest one's repeat. */
  look: () => void;
  mark: (former: Pick<RepeatMatchView, '_id'>) => void;
  /** It is somebody else. */
  dismiss: () => void;
}

/**
 * Whether a new customer moved with us before. A mark that came back with unsaved input, `restored`,
 * is looked up anew, as nobody sees anymore whose it was; until nobody is found it stays.
 */
export function useRepeatMark(
  form: UseFormReturn<CreateCustomerDto>,
  restored: boolean,
): RepeatMark {
  const { matches, look, forget } = useRepeatLookup(null);
  const isMarked = useWatch({ control: form.control, name: `${INFORMATION}.isRepeat` }) === true;
  /** Whether the mark is of a lookup: a later one that finds nobody takes it back. */
  const isFound = useRef(false);
  const mark = (previous: string | null): void => {
    isFound.current = false;
    form.setValue(`${INFORMATION}.isRepeat`, previous !== null);
    form.setValue(`${INFORMATION}.previousContractId`, previous);
  };
  const lookAgain = async (): Promise<void> => {
    const found = await look(form.getValues(INFORMATION));
    if (!found) return;
    const [newest] = found;
    if (newest) mark(newest._id);
    else if (isFound.current) mark(null);
    isFound.current = newest !== undefined;
  };
  const lookAnew = useLatest((): void => {
    const { isRepeat, previousContractId } = form.getValues(INFORMATION);
    if (!isRepeat || !previousContractId) return;
    isFound.current = true;
    void lookAgain();
  });
  useEffect(() => {
    if (restored) lookAnew();
  }, [restored, lookAnew]);

  return {
    matches,
    isMarked,
    look: () => void lookAgain(),
    mark: ({ _id }) => mark(_id),
    dismiss: () => {
      mark(null);
      forget();
    },
  };
}
