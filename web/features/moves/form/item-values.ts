import type { ItemView } from '#modules/moves/contract/location.view.js';
import type { ActivityValues, CustomerValues, LocationValues } from './values';

/** Things of one kind in the form; without `_id` they are not stored yet. A cleared quantity is null. */
export interface ItemValues extends Omit<ItemView, '_id' | 'quantity'> {
  _id?: string;
  quantity: number | null;
}

export const BLANK_ITEM: ItemValues = { name: '', quantity: 1, cubicFeet: null };

/** A row in which nothing was entered: it is dropped on saving. */
export const isBlankItem = ({ name, quantity, cubicFeet }: ItemValues): boolean =>
  name.trim() === '' && (quantity === null || quantity === 1) && cubicFeet === null;

function listed(stop: LocationValues): LocationValues {
  const { items } = stop;
  if (!items?.some(isBlankItem)) return stop;
  return { ...stop, items: items.filter((item) => !isBlankItem(item)) };
}

/** An array with some entries in the place of others: the same one where nothing differs. */
function mapped<Entry>(list: Entry[], of: (entry: Entry) => Entry): Entry[] {
  const next = list.map(of);
  return next.every((entry, at) => entry === list[at]) ? list : next;
}

/** What is typed, without rows in which nothing was entered. */
export function withoutBlankItems(typed: CustomerValues): CustomerValues {
  const activities = mapped(typed.move.activities, (activity: ActivityValues) => {
    const locations = mapped(activity.locations, listed);
    return locations === activity.locations ? activity : { ...activity, locations };
  });
  return activities === typed.move.activities
    ? typed
    : { ...typed, move: { ...typed.move, activities } };
}
