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

const later = (): Promise<void> => new Promise((settle) => setTimeout(settle));

/** Once what was typed is shown, and what follows from that. */
const shown = (): Promise<void> => later().then(later);

/** Presses Tab: what cannot take the focus, disabled or not shown, is passed over. */
async function goToNext(): Promise<void> {
  const from = document.activeElement;
  from?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true }),
  );
  await shown();
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

async function typeOn(parts: readonly string[]): Promise<void> {
  for (const part of parts) {
    await shown();
    await goToNext();
    typeInto(document.activeElement, part);
  }
}

/** Types into the next field that gets the focus, and into those behind it, unless a person moves it there. */
export function typeOnceFocused(text: string): void {
  const [first = '', ...others] = text.split(NEXT_FIELD);
  const type = ({ target }: FocusEvent): void => {
    stop();
    typeInto(target, first);
    void typeOn(others);
  };
  const stop = (): void => {
    document.removeEventListener('focusin', type);
    for (const act of ACTS) window.removeEventListener(act, stop, true);
  };
  document.addEventListener('focusin', type);
  for (const act of ACTS) window.addEventListener(act, stop, true);
}
