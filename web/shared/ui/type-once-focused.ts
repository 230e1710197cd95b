/** What a person may move the focus with. */
const ACTS = ['keydown', 'pointerdown'] as const;

/** Types a text over what is selected in a field, as a person would. */
function typeInto(field: EventTarget | null, text: string): void {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  if (field.readOnly || field.disabled) return;
  for (const key of text) {
    const { selectionStart: from, selectionEnd: to } = field;
    // Kinds of fields without a place for a cursor.
    if (from === null || to === null) return;
    field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    field.setRangeText(key, from, to, 'end');
    field.dispatchEvent(
      new InputEvent('input', { data: key, inputType: 'insertText', bubbles: true }),
    );
  }
}

/** In a text that is typed later: on to the next field, as Tab goes. */
export const NEXT_FIELD = '\t';

const STOPS = 'input, textarea, select, button, a[href], [tabindex]';

const PAUSE_MS = 10;
const MOST_PAUSES = 100;
const paused = (): Promise<void> => new Promise((settle) => setTimeout(settle, PAUSE_MS));

/** Whether a choice has not found yet what was typed into it. */
function isSearching(field: Element | null): boolean {
  if (!(field instanceof HTMLInputElement) || field.value.trim() === '') return false;
  if (field.getAttribute('aria-haspopup') !== 'listbox') return false;
  const list = document.getElementById(field.getAttribute('aria-controls') ?? '');
  return !list?.querySelector('[data-combobox-selected]');
}

/** Once what was typed is shown, and what follows from that. */
async function shown(field: Element | null): Promise<boolean> {
  for (let pauses = 0; pauses < MOST_PAUSES; pauses += 1) {
    await paused();
    if (pauses > 1 && !isSearching(field)) return true;
  }
  return false;
}

/** Presses Tab: what cannot take the focus, disabled or not shown, is passed over. */
async function goToNext(): Promise<void> {
  const from = document.activeElement;
  from?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true }),
  );
  for (const pause of [paused, paused, paused]) await pause();
  const all = [...document.querySelectorAll<HTMLElement>(STOPS)];
  const next = all
    .slice(all.findIndex((stop) => stop === from) + 1)
    .filter(({ tabIndex }) => tabIndex >= 0)
    .find((stop) => {
      stop.focus();
      return document.activeElement === stop;
    });
  if (next instanceof HTMLInputElement) next.select();
}

async function typeParts(
  target: EventTarget | null,
  first: string,
  others: readonly string[],
): Promise<void> {
  // A choice has its list once it shows that it has the focus.
  await shown(null);
  if (document.activeElement !== target) return;
  typeInto(target, first);
  for (const part of others) {
    // What is for the field behind a choice that finds nothing would go into another one.
    if (!(await shown(document.activeElement))) return;
    await goToNext();
    typeInto(document.activeElement, part);
  }
}

/** Types into the next field that gets the focus, and into those behind it, unless a person moves it there. */
export function typeOnceFocused(text: string): void {
  const [first = '', ...others] = text.split(NEXT_FIELD);
  const type = ({ target }: FocusEvent): void => {
    stop();
    void typeParts(target, first, others);
  };
  const stop = (): void => {
    document.removeEventListener('focusin', type);
    for (const act of ACTS) window.removeEventListener(act, stop, true);
  };
  document.addEventListener('focusin', type);
  for (const act of ACTS) window.addEventListener(act, stop, true);
}
