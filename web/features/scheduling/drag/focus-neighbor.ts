interface Middle {
  element: HTMLElement;
  x: number;
  y: number;
}

const middleOf = (element: HTMLElement): Middle => {
  const { left, top, height } = element.getBoundingClientRect();
  return { element, x: left, y: top + height / 2 };
};

const LIES: Readonly<Record<string, (dx: number, dy: number) => boolean>> = {
  ArrowRight: (dx, dy) => dx > 1 && Math.abs(dy) < 20,
  ArrowLeft: (dx, dy) => dx < -1 && Math.abs(dy) < 20,
  ArrowDown: (_dx, dy) => dy > 20,
  ArrowUp: (_dx, dy) => dy < -20,
};

/**
 * Moves the focus to the nearest block in the arrow's direction.
 * @returns whether there was one
 */
export function focusNeighbor(from: HTMLElement, key: string): boolean {
  const lies = LIES[key];
  const frame = from.closest('[data-board]');
  if (!lies || !frame) return false;
  const here = middleOf(from);
  const nearest = [...frame.querySelectorAll<HTMLElement>('[data-block]')]
    .filter((element) => element !== from)
    .map(middleOf)
    .filter(({ x, y }) => lies(x - here.x, y - here.y))
    // Rows are far apart: the next row's block is chosen over a nearer one two rows down.
    .map((one) => ({ ...one, way: Math.abs(one.x - here.x) + 8 * Math.abs(one.y - here.y) }))
    .sort((a, b) => a.way - b.way)[0];
  nearest?.element.focus();
  return nearest !== undefined;
}
