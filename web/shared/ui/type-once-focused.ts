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

/** Types into the next field that gets the focus, unless a person moves it there. */
export function typeOnceFocused(text: string): void {
  const type = ({ target }: FocusEvent): void => {
    stop();
    typeInto(target, text);
  };
  const stop = (): void => {
    document.removeEventListener('focusin', type);
    for (const act of ACTS) window.removeEventListener(act, stop, true);
  };
  document.addEventListener('focusin', type);
  for (const act of ACTS) window.addEventListener(act, stop, true);
}
