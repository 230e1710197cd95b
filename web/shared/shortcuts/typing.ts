/** So long after a letter was typed the next one is taken for text, too; milliseconds. */
const TYPING_MS = 1_000;

/** Where people write: what is typed after a control in it is gone may still be meant for it. */
const WRITING = 'form, [role="dialog"], aside';

/** Somebody goes elsewhere by them, and sees where the focus is. */
const GOING = ['Tab', 'Escape', 'Home', 'End', 'PageUp', 'PageDown'];

const FIELDS = ['INPUT', 'TEXTAREA', 'SELECT'];

/** Nobody types in these; a radio has the arrows for itself. */
const PRESSED = ['checkbox', 'button'];

export const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  !(target instanceof HTMLInputElement && PRESSED.includes(target.type)) &&
  (FIELDS.includes(target.tagName) || target.isContentEditable);

/** What had the focus last. */
interface Place {
  element: HTMLElement;
  isWriting: boolean;
  path: string;
}

let watchers = 0;
let typedAt = -TYPING_MS;
let last: Place | null = null;
/** A control has gone with the focus, and no person has put it anywhere since. */
let isDropped = false;
/** Where a person had the focus before: there it may come back by itself. */
let placed = new WeakSet<HTMLElement>();

const isGone = ({ element }: Place): boolean =>
  !element.isConnected || element.matches(':disabled');

/** Enter in a field sends no form, so a field that goes with its page was left for another page. */
const isLeft = ({ element, path }: Place): boolean =>
  isField(element) && path !== window.location.pathname;

const isLost = (): boolean => last !== null && last.isWriting && isGone(last) && !isLeft(last);

function follow({ target }: FocusEvent): void {
  if (!(target instanceof HTMLElement)) return;
  isDropped ||= isLost();
  if (!isDropped) placed.add(target);
  const isWriting = target.closest(WRITING) !== null;
  last = { element: target, isWriting, path: window.location.pathname };
}

/** A click between two letters: the second is no rest of what was typed. */
function press(): void {
  typedAt = -TYPING_MS;
  place();
}

function place(): void {
  isDropped = false;
  if (last && isGone(last)) last = null;
}

const isLetter = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key.length === 1 && !altKey && !ctrlKey && !metaKey;

const isPlaced = (element: Element | null): boolean =>
  element instanceof HTMLElement && placed.has(element);

/** Whether a letter or sign is the rest of a text: it follows one, or what it was meant for is gone. */
const isText = (): boolean =>
  Date.now() - typedAt < TYPING_MS ||
  ((isDropped || isLost()) && !isPlaced(document.activeElement));

let isTextNow = false;

function judge(event: KeyboardEvent): void {
  if (GOING.includes(event.key) || event.key.startsWith('Arrow')) place();
  isTextNow = isLetter(event) && isText();
  if (isLetter(event) && (isTextNow || isField(event.target))) typedAt = Date.now();
}

/** Whether the letter or sign that is being pressed may be a shortcut, and is not meant as text. */
export const isMeantAsShortcut = (): boolean => !isTextNow;

/**
 * Follows where people type and put the focus, as long as somebody asks for shortcuts.
 * @returns what stops it
 */
export function watchTyping(): () => void {
  watchers += 1;
  if (watchers === 1) {
    window.addEventListener('focusin', follow, true);
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('keydown', judge, true);
  }
  return () => {
    watchers -= 1;
    if (watchers > 0) return;
    window.removeEventListener('focusin', follow, true);
    window.removeEventListener('pointerdown', press, true);
    window.removeEventListener('keydown', judge, true);
    isDropped = false;
    last = null;
    placed = new WeakSet();
    typedAt = -TYPING_MS;
  };
}
