import { useEffect, useState, type RefObject } from 'react';

const blockAt = (target: EventTarget | null): string | null =>
  (target instanceof Element && target.closest<HTMLElement>('[data-block]')?.dataset.block) || null;

/**
 * What stands out on the map and on the board together: the group that the pointer or the focus is
 * on, wherever that is.
 * @param frame the board
 * @param groups block id to group
 */
export function useJoinedHover(
  frame: RefObject<HTMLElement | null>,
  groups: ReadonlyMap<string, string>,
): [lit: string | null, light: (group: string | null) => void] {
  const [lit, light] = useState<string | null>(null);

  // Listens on the frame alone, as the hover card does: a board has hundreds of blocks.
  useEffect(() => {
    const board = frame.current;
    if (!board) return undefined;
    const over = ({ target }: Event): void => light(groups.get(blockAt(target) ?? '') ?? null);
    // Not `pointerleave`: that comes after the list beside the board was told that the pointer is there.
    const out = (event: Event): void => {
      const to = (event as FocusEvent | PointerEvent).relatedTarget;
      if (!(to instanceof Node && board.contains(to))) light(null);
    };
    const turns = { pointerover: over, pointerout: out, focusin: over, focusout: out };
    for (const [kind, act] of Object.entries(turns)) board.addEventListener(kind, act);
    return () => {
      for (const [kind, act] of Object.entries(turns)) board.removeEventListener(kind, act);
    };
  }, [frame, groups]);

  // On the elements themselves: a block is not drawn anew because the pointer passes over it.
  useEffect(() => {
    const board = frame.current;
    if (!board || lit === null) return undefined;
    const ids = [...groups].filter(([, group]) => group === lit).map(([id]) => id);
    const blocks = ids.flatMap(
      (id) => board.querySelector<HTMLElement>(`[data-block="${id}"]`) ?? [],
    );
    for (const block of blocks) block.dataset.lit = 'true';
    return () => {
      for (const block of blocks) delete block.dataset.lit;
    };
  }, [frame, groups, lit]);

  return [lit, light];
}
