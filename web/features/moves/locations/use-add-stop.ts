import { useActivityScope, useCustomerFields } from '../form/customer-context';
import { freshLocation, nextWork } from '../form/fresh-location';
import { useActivityEdits } from '../form/use-activity-edits';
import type { ActivityValues } from '../form/values';

/** As soon as the card is drawn, which a busy machine may need some frames for. */
const FRAMES = 60;

export const gripOf = (index: number): HTMLElement | null =>
  document.querySelector(`[data-location-grip="${index}"]`);

const FIRST = 'input';
const ADDRESS = 'input[name$=".normalizedStreetAddress"]';

/** Opens the card of a stop and puts the focus on a field of it. */
function focusField(index: number, field: string, frames = FRAMES): void {
  requestAnimationFrame(() => {
    const card = gripOf(index)?.closest('li');
    const input = card?.querySelector<HTMLInputElement>(field);
    if (input) {
      input.focus();
      return;
    }
    card?.querySelector<HTMLButtonElement>('button[aria-expanded="false"]')?.click();
    if (frames > 0) focusField(index, field, frames - 1);
  });
}

export interface AddStop {
  /** Adds the stop that most likely comes next, with the focus on its first field. */
  add: () => void;
  /** Goes to the address of the first stop without one, or of a new stop. */
  addAddress: () => void;
}

/** Adds stops to the activity on screen. */
export function useAddStop(): AddStop {
  const { path } = useActivityScope();
  const form = useCustomerFields();
  const { changeStops } = useActivityEdits();
  const present = (): ActivityValues['locations'] => form.getValues(`${path}.locations`);

  const addWith = (field: string): void => {
    const locations = present();
    changeStops(() =>
      form.setValue(`${path}.locations`, [...locations, freshLocation(nextWork(locations))], {
        shouldDirty: true,
      }),
    );
    focusField(locations.length, field);
  };
  const addAddress = (): void => {
    const bare = present().findIndex(({ normalizedStreetAddress }) => !normalizedStreetAddress);
    if (bare < 0) addWith(ADDRESS);
    else focusField(bare, ADDRESS);
  };
  return { add: () => addWith(FIRST), addAddress };
}
