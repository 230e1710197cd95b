import { useRef } from 'react';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import type { SavedFirst, SaveFirst } from '../form/save-first';
import type { CustomerFormState } from '../form/use-customer-form';
import type { CustomerValues } from '../form/values';
import type { SaveCustomer } from './use-save-customer';

export interface SaveFirstOptions {
  state: CustomerFormState;
  save: SaveCustomer['save'];
  /** Fields are faulty; they are marked. */
  onInvalid: () => void;
  /** Loads the newest version. */
  load: () => Promise<CustomerView | undefined>;
}

export interface Saves {
  /** What Save does with values that are in order. */
  submit: (values: CustomerValues) => Promise<void>;
  saveFirst: SaveFirst;
}

/** Every save of the page, one after the other: what the second one sends depends on the first. */
export function useSaveFirst({ state, save, onInvalid, load }: SaveFirstOptions): Saves {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
    const turn = last.current.then(act);
    last.current = turn.catch(() => null);
    return turn;
  };

  const submit = async (values: CustomerValues): Promise<void> => {
    const base = state.present();
    await inTurn(() => save(state.present() === base ? values : state.form.getValues()));
  };
  const saveFirst = async (): Promise<SavedFirst | null> => {
    if (state.isBehind()) {
      const latest = await load();
      if (latest) state.catchUp(latest);
    }
    if (state.unsaved().changes.length === 0) return { customer: state.present(), didSave: false };
    let customer: CustomerView | null = null;
    await state.form.handleSubmit(async (values) => {
      customer = await save(values, 'quietly');
    }, onInvalid)();
    return customer && { customer, didSave: true };
  };
  return { submit, saveFirst: () => inTurn(saveFirst) };
}
