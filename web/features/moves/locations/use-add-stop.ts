import { useActivityScope, useCustomerFields } from '../form/customer-context';
import { freshLocation, nextWork } from '../form/fresh-location';
import { useActivityEdits } from '../form/use-activity-edits';
import type { ActivityValues } from '../form/values';

/** As soon as the card is drawn, which a busy machine may need some frames for. */
const FRAMES = 60;

export const gripOf = (index: number): HTMLElement | null =>
  document.querySelector(`[data-location-grip="${index}"]`);

/** Opens the card of a stop and puts the focus on its address. */
function focusAddress(index: number, frames = FRAMES): void {
  requestAnimationFrame(() => {
    const card = gripOf(index)?.closest('li');
    const address = card?.querySelector<HTMLInputElement>(
      'input[name$=".normalizedStreetAddress"]',
    );
    if (address) {
      address.focus();
      return;
    }
    card?.querySelector<HTMLButtonElement>('button[aria-expanded="false"]')?.click();
    if (frames > 0) focusAddress(index, frames - 1);
  });
}

export interface AddStop {
  /** Adds the stop that most likely comes next, with the focus on its address. */
  add: () => void;
  /** Goes to the first stop without an address, or adds one. */
  addAddress: () => void;
}

/** Adds stops to the activity on screen. */
export function useAddStop(): AddStop {
  const { path } = useActivityScope();
  const form = useCustomerFields();
  const { changeStops } = useActivityEdits();
  const present = (): ActivityValues['locations'] => form.getValues(`${path}.locations`);

  const add = (): void => {
    const locations = present();
    changeStops(() =>
      form.setValue(`${path}.locations`, [...locations, freshLocation(nextWork(locations))], {
        shouldDirty: true,
      }),
    );
    focusAddress(locations.length);
  };
  const addAddress = (): void => {
    const bare = present().findIndex(({ normalizedStreetAddress }) => !normalizedStreetAddress);
    if (bare < 0) add();
    else focusAddress(bare);
  };
  return { add, addAddress };
}
