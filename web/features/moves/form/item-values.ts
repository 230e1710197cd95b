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

/** An array with some entries in the place of others: the same one where nothing differs. */
function mapped<Entry>(list: Entry[], of: (entry: Entry) => Entry): Entry[] {
  const next = list.map(of);
  return next.every((entry, at) => entry === list[at]) ? list : next;
}

type Items = NonNullable<LocationValues['items']>;

/** What is typed, with other items where a row is blank. */
function withItems(typed: CustomerValues, of: (items: Items) => Items): CustomerValues {
  const ofStop = (stop: LocationValues): LocationValues =>
    stop.items?.some(isBlankItem) ? { ...stop, items: of(stop.items) } : stop;
  const activities = mapped(typed.move.activities, (activity: ActivityValues) => {
    const locations = mapped(activity.locations, ofStop);
    return locations === activity.locations ? activity : { ...activity, locations };
  });
  return activities === typed.move.activities
    ? typed
    : { ...typed, move: { ...typed.move, activities } };
}

/** What is typed, without rows in which nothing was entered. */
export const withoutBlankItems = (typed: CustomerValues): CustomerValues =>
  withItems(typed, (items) => items.filter((item) => !isBlankItem(item)));

/** What is typed, as it is checked: a blank row is in order, and those below it keep their places. */
export const withBlankItemsFilled = (typed: CustomerValues): CustomerValues =>
  withItems(typed, (items) =>
    items.map((item) => (isBlankItem(item) ? { ...item, name: '–', quantity: 1 } : item)),
  );
