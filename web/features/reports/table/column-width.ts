/** Pixels beside the text of a cell, and beside that of a head with its arrow. */
const CELL_INSET = 28;
const HEAD_INSET = 40;
const NARROWEST = 64;
/** Where nothing can be measured: about a character of the table's font. */
const CHARACTER = 7.4;

const canvas =
  typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(1, 1).getContext('2d');

function measure(text: string, font: string): number {
  if (!canvas) return text.length * CHARACTER;
  canvas.font = font;
  return canvas.measureText(text).width;
}

/** Of equally many characters one is wider than another, so that some of the longest are measured. */
const MEASURED = 20;

/** How wide a column must be to show its head and each of its texts whole, in pixels. */
export function widthFor(head: string, texts: Iterable<string>): number {
  const family = getComputedStyle(document.body).fontFamily || 'sans-serif';
  const cells = [...new Set(texts)].sort((a, b) => b.length - a.length).slice(0, MEASURED);
  const widths = cells.map((text) => measure(text, `600 13px ${family}`) + CELL_INSET);
  const ofHead = measure(head, `600 12px ${family}`) + HEAD_INSET;
  return Math.ceil(Math.max(NARROWEST, ofHead, ...widths));
}
