/** Where shortcuts work, in the order of the sheet: what is nearest to the hand comes first. */
export const SHORTCUT_AREAS = {
  moving: 'To put a move on another truck',
  block: 'On a move of the board',
  mark: 'On a mark of the board, or what has one',
  truck: 'On a truck of the board',
  choosing: 'To select moves on the board',
  crew: 'On a person or a crew of the board',
  board: 'On the board',
  desk: 'In the plan desk',
  find: 'In “Find a move…”',
  over: 'On a customer over the board',
  customer: 'On a customer’s page',
  slots: 'In “Find a slot”',
  stop: 'On the handle of a stop',
  items: 'In the inventory of a stop',
  customers: 'In the list of customers',
  waiting: 'In the lists of who waits for a call',
  today: 'On the page of today',
  free: 'In “Anything free?”',
  list: 'In a list',
  letter: 'While you write an email',
  everywhere: 'Everywhere',
} as const;

export type ShortcutArea = keyof typeof SHORTCUT_AREAS;

export interface Shortcut {
  area: ShortcutArea;
  /** What it does, as the sheet says it. */
  does: string;
  /**
   * Each of them does it; the first is the one that tooltips carry. Modifiers come first: `Mod` (Ctrl,
   * on a Mac ⌘), `Alt`, `Shift`. Then the sign as it is printed on the key, or the browser's name of
   * it, such as `ArrowUp`; the space bar is `Space`.
   */
  keys: readonly string[];
  /** Printed instead of the keys, such as `Alt+1…9`. */
  printed?: string;
  /** Works while somebody types in a field too, by those of its keys that have `Mod` or `Alt`. */
  inFields?: boolean;
}

type More = Pick<Shortcut, 'printed' | 'inFields'>;

const on = (
  area: ShortcutArea,
  does: string,
  keys: readonly string[],
  more: More = {},
): Shortcut => ({ area, does, keys, ...more });

const IN_FIELDS: More = { inFields: true };
const ALT_DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => `Alt+${digit}`);

/**
 * Every shortcut of the page, in the order of the sheet that `?` opens. A handler asks for its keys
 * by the name here (`useShortcut`, `isShortcut`), so the sheet shows what the keys do.
 */
export const SHORTCUTS = {
  lift: on('moving', 'Pick it up', ['Space']),
  chooseRow: on('moving', 'Choose the row', ['ArrowUp', 'ArrowDown', 'Home', 'End'], {
    printed: '↑ ↓',
  }),
  drop: on('moving', 'Drop it there', ['Space', 'Enter']),
  putBack: on('moving', 'Put it back', ['Escape']),
  goToBlock: on(
    'block',
    'Go to the next move in that direction',
    ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
    { printed: '↑ ↓ ← →' },
  ),
  openBlock: on('block', 'Open it', ['Enter']),
  fixMark: on('mark', 'See what mends it', ['F']),
  truckMenu: on('truck', 'Open its menu', ['Enter', 'Shift+F10']),
  chooseBlock: on('choosing', 'Select the move, or not', ['X', 'Mod+Space']),
  chooseMore: on(
    'choosing',
    'Select the next move in that direction, too',
    ['Shift+ArrowUp', 'Shift+ArrowDown', 'Shift+ArrowLeft', 'Shift+ArrowRight'],
    { printed: 'Shift+↑ ↓ ← →' },
  ),
  liftPerson: on('crew', 'Pick up, and go to the first open seat; there, take it', [
    'Space',
    'Enter',
  ]),
  chooseSeat: on(
    'crew',
    'Go to the next open seat in that direction',
    ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
    { printed: '↑ ↓ ← →' },
  ),
  putPersonBack: on('crew', 'Put back', ['Escape']),
  nextMark: on('board', 'Go to the next move that needs attention', ['N']),
  previousMark: on('board', 'Go to the one before', ['P']),
  findMove: on('board', 'Find a move', ['F']),
  dayBack: on('board', 'Go back: by a day, over a week or month by that', ['[']),
  dayOn: on('board', 'Go on', [']']),
  goToToday: on('board', 'Go to today', ['T']),
  dayMap: on('board', 'Show or hide the map of the day', ['M']),
  planDesk: on('board', 'Show or hide the plan desk', ['G']),
  clearChoice: on('choosing', 'Clear the selection', ['Escape']),
  undo: on('board', 'Undo', ['Mod+Z']),
  redo: on('board', 'Redo', ['Mod+Shift+Z', 'Mod+Y']),
  nextStep: on('desk', 'Go to the next step', ['J']),
  previousStep: on('desk', 'Go to the one before', ['K']),
  leaveStepOut: on('desk', 'Leave the step out, or not', ['Space']),
  applyOption: on('desk', 'Apply the option', ['Enter']),
  closeDesk: on('desk', 'Close the plan desk', ['Escape']),
  nextFound: on('find', 'Go to the next move that is found', ['Enter']),
  previousFound: on('find', 'Go to the one before', ['Shift+Enter']),
  endFind: on('find', 'End the search', ['Escape']),
  closeOver: on('over', 'Go back to the board', ['Escape']),
  saveCustomer: on('customer', 'Save', ['Mod+S'], IN_FIELDS),
  goToActivity: on('customer', 'Go to a day of the move', ALT_DIGITS, {
    ...IN_FIELDS,
    printed: 'Alt+1…9',
  }),
  boardOfDay: on('customer', 'Open the board of this day', ['B']),
  changeMove: on('customer', 'Change day or hours of what is booked', ['D']),
  goBack: on('customer', 'Go back to where you came from', ['Escape']),
  findSlot: on('customer', 'Find a slot: the best free times', ['Mod+Shift+F'], IN_FIELDS),
  chooseSlot: on('slots', 'Choose one of the five', ['1', '2', '3', '4', '5'], { printed: '1…5' }),
  nextSlot: on('slots', 'Choose the next or the last one', ['ArrowUp', 'ArrowDown'], {
    printed: '↑ ↓',
  }),
  takeSlot: on('slots', 'Hold it; once it is held, book it', ['Enter']),
  renewSlot: on('slots', 'Hold it for 15 more minutes, once', ['R']),
  moreSlots: on('slots', 'Show the next five', ['M']),
  preferTime: on('slots', 'Say when the customer would like it', ['W']),
  closeSlots: on('slots', 'Close it, and give back what is held', ['Escape']),
  moveStop: on('stop', 'Move the stop up or down', ['ArrowUp', 'ArrowDown'], { printed: '↑ ↓' }),
  nextItem: on('items', 'Add the next item', ['Enter']),
  moveItem: on('items', 'Move the item up or down', ['Alt+ArrowUp', 'Alt+ArrowDown'], {
    printed: 'Alt+↑ ↓',
  }),
  searchList: on('customers', 'Search the list', ['/']),
  emailRow: on('customers', 'Write an email to the customer of the row', ['E']),
  selectRow: on('customers', 'Select the row', ['X']),
  callRow: on('customers', 'Log a call with them', ['C']),
  snoozeCall: on('waiting', 'Put the call off to tomorrow at 9, or take that back', ['S']),
  callWaiting: on('today', 'Call them: dials, and opens a note of the call', ['C']),
  snoozeWaiting: on('today', 'Put the call off to tomorrow at 9', ['S']),
  openWaiting: on('today', 'Open them', ['Enter']),
  goToWaiting: on(
    'today',
    'Go to the next row, or to the one before: Enter does its act',
    ['ArrowUp', 'ArrowDown'],
    {
      printed: '↑ ↓',
    },
  ),
  takeFreeTime: on('free', 'Enter a new customer at this time', ['1', '2', '3', '4', '5'], {
    printed: '1…5',
  }),
  goToFreeTime: on('free', 'Go to the next or the last time', ['ArrowUp', 'ArrowDown'], {
    printed: '↑ ↓',
  }),
  moreFreeTimes: on('free', 'Show the next five', ['M']),
  goToRow: on('list', 'Go to the next or the last row', ['ArrowUp', 'ArrowDown'], {
    printed: '↑ ↓',
  }),
  openRow: on('list', 'Open the row', ['Enter']),
  openRowInTab: on('list', 'Open the row in a new tab', ['Mod+Enter']),
  bold: on('letter', 'Bold', ['Mod+B']),
  italic: on('letter', 'Italic', ['Mod+I']),
  underline: on('letter', 'Underline', ['Mod+U']),
  search: on('everywhere', 'Search customers, pages and actions', ['Mod+K', '/'], IN_FIELDS),
  showShortcuts: on('everywhere', 'Show the keys of this page', ['?']),
} satisfies Record<string, Shortcut>;

export type ShortcutName = keyof typeof SHORTCUTS;

export const SHORTCUT_NAMES = Object.keys(SHORTCUTS) as ShortcutName[];

/** What is listed about a shortcut. */
export const shortcut = (name: ShortcutName): Shortcut => SHORTCUTS[name];

/** Shortcuts by where they work, in the order of the sheet. */
export function byArea(
  names: readonly ShortcutName[],
): { area: ShortcutArea; title: string; names: ShortcutName[] }[] {
  const areas = Object.keys(SHORTCUT_AREAS) as ShortcutArea[];
  return areas
    .map((area) => ({
      area,
      title: SHORTCUT_AREAS[area],
      names: names.filter((name) => shortcut(name).area === area),
    }))
    .filter((group) => group.names.length > 0);
}
