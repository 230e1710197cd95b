import { useCallback, useRef } from 'react';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { apiErrorOf } from '../../shared/api';
import { toast } from '../../shared/ui';
import { UNSETTLED } from './figures/figure-question';
import type { SettleFigures } from './form/customer-context';
import type { SavedFirst, SaveFirst } from './form/save-first';
import { storedIdOf } from './form/planned-customer';
import type { CustomerFormState } from './form/use-customer-form';

/** An operation to take off its truck, and the version of its customer. */
export interface UnbookedOperation {
  id: string;
  branchId: string;
  nounce: string;
}

/** An operation that may be placed now, by its stored id. */
export interface SavedOperation extends SavedFirst {
  operationId: string;
}

/** Why an operation must not be placed, as the end of a sentence. */
export interface NotReady {
  why: string;
}

const UNSAVED = 'your changes are not saved yet';
const GONE = 'someone else removed this truck from the move';

export interface CustomerActionsOptions {
  state: CustomerFormState;
  saveFirst: SaveFirst;
  settleFigures: SettleFigures;
  load: () => Promise<CustomerView | undefined>;
  unbook: (operation: UnbookedOperation) => Promise<{ nounce: string }>;
}

export interface CustomerActions {
  /** Saves what is typed before an operation is placed; says why if it must not be. */
  ready: (activityId: string, key: string) => Promise<SavedOperation | NotReady>;
  takeOff: (operationId: string) => Promise<void>;
  /** The small board placed an operation: the customer's new version. */
  placed: (nounce: string) => void;
}

/** What the page does with operations: on what is stored, so what is typed is saved first. */
export function useCustomerActions({
  state,
  saveFirst,
  settleFigures,
  load,
  unbook,
}: CustomerActionsOptions): CustomerActions {
  const { write, expectVersion } = state;
  const underWay = useRef(new Set<string>());
  const ready: CustomerActions['ready'] = async (activityId, key) => {
    if (!(await settleFigures(activityId))) return { why: UNSETTLED };
    const saved = await saveFirst();
    if (!saved) return { why: UNSAVED };
    const operationId = storedIdOf(saved.customer, activityId, key);
    return operationId ? { ...saved, operationId } : { why: GONE };
  };
  const unbookNow = async (id: string): Promise<void> => {
    const saved = await saveFirst();
    if (!saved) {
      toast.error(`Not unbooked: ${UNSAVED}.`, { stays: true, isOfFields: true });
      return;
    }
    const { branchId, nounce } = saved.customer;
    try {
      await write(() => unbook({ id, branchId, nounce }));
      if (saved.didSave) toast.success('Saved, then unbooked.');
    } catch (error) {
      const kept = saved.didSave ? ['Your changes are saved.'] : [];
      toast.error([apiErrorOf(error).message, ...kept].join(' '), { refusal: error });
    }
    await load();
  };
  const takeOff = async (id: string): Promise<void> => {
    // The second click of a double click would be refused as someone else's change.
    if (underWay.current.has(id)) return;
    underWay.current.add(id);
    await unbookNow(id).finally(() => underWay.current.delete(id));
  };
  const placed = useCallback(
    (nounce: string): void => {
      expectVersion(nounce);
      void load();
    },
    [expectVersion, load],
  );
  return { ready, takeOff, placed };
}
