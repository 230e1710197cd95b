/** Words that a style sheet takes for a color, but that name none. */
const NO_COLORS = /^(inherit|initial|unset|revert|currentcolor|transparent)$/i;

/** Whether the browser can paint it: `#1c7ed6`, `navy`; not `zzz`. */
export function isColor(text: string): boolean {
  const { style } = document.createElement('i');
  style.color = text;
  return style.color !== '' && !NO_COLORS.test(text);
}
