import { useEffect, useMemo, useState, type RefObject } from 'react';
import { isShortcut } from '../../../../shared/shortcuts';

/** The card is there within 150 ms; whoever only passes over a block sees none. */
const SHOWN_AFTER_MS = 80;
/** Where the board shows steps, a card would hide them from whoever follows an arrow with the pointer. */
const OVER_STEPS_AFTER_MS = 700;
/** Time to reach the card from its block. */
const GONE_AFTER_MS = 220;

/** A block that the pointer or the focus rests on, and where it is on the screen. */
export interface PointedBlock {
  id: string;
  at: DOMRect;
}

const blockAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-block]') : null;

/** Follows pointer and focus over one board with listeners on its frame alone: it has hundreds of blocks. */
class Pointed {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wanted: string | null = null;
  /** It is carried by keys or was: it gets the focus back without a card, which would hide where it went. */
  private carried: string | null = null;
  /** The board shows the steps of a proposal. */
  hasSteps = false;

  constructor(private readonly show: (block: PointedBlock | null) => void) {}

  readonly stay = (): void => clearTimeout(this.timer);

  readonly leave = (): void => this.later(null, GONE_AFTER_MS);

  readonly dismiss = (): void => {
    this.stay();
    this.wanted = null;
    this.show(null);
  };

  readonly carry = (id: string): void => {
    this.dismiss();
    this.carried = id;
  };

  private point(block: HTMLElement | null, wait = SHOWN_AFTER_MS): void {
    const id = block?.dataset.block ?? null;
    if (id === null) this.leave();
    else if (id === this.wanted) this.stay();
    else this.later(block, wait);
  }

  private later(block: HTMLElement | null, wait: number): void {
    this.stay();
    const id = block?.dataset.block ?? null;
    this.timer = setTimeout(() => {
      this.wanted = id;
      this.show(block && id !== null ? { id, at: block.getBoundingClientRect() } : null);
    }, wait);
  }

  private readonly over = ({ target, pointerType }: PointerEvent): void => {
    if (pointerType === 'touch') return;
    this.point(blockAt(target), this.hasSteps ? OVER_STEPS_AFTER_MS : SHOWN_AFTER_MS);
  };

  private readonly focus = ({ target }: FocusEvent): void => {
    const block = blockAt(target);
    if (!block?.matches(':focus-visible') || block.dataset.block === this.carried) return;
    this.carried = null;
    this.point(block);
  };

  private readonly blur = ({ relatedTarget }: FocusEvent): void => {
    // A block that is drawn in another row loses the focus to nothing.
    if (relatedTarget) this.carried = null;
    this.leave();
  };

  private readonly key = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' || isShortcut(event, 'fixMark')) this.dismiss();
  };

  /** @returns what stops it */
  watch(frame: HTMLElement): () => void {
    const listens = (turn: 'addEventListener' | 'removeEventListener'): void => {
      frame[turn]('pointerover', this.over as EventListener);
      frame[turn]('pointerleave', this.leave);
      frame[turn]('focusin', this.focus as EventListener);
      frame[turn]('focusout', this.blur as EventListener);
      for (const kind of ['pointerdown', 'scroll', 'dragstart']) frame[turn](kind, this.dismiss);
      window[turn]('keydown', this.key as EventListener);
    };
    listens('addEventListener');
    return () => {
      this.stay();
      listens('removeEventListener');
    };
  }
}

export interface PointedNow {
  block: PointedBlock | null;
  /** For the card: it stays while the pointer is on it. */
  stay: () => void;
  leave: () => void;
  /** A block is picked up by keys: its card is away until the focus was elsewhere. */
  carry: (id: string) => void;
}

/**
 * The block of a board that somebody looks at.
 * @param hasSteps the board shows the steps of a proposal: a pointer then has to rest on a block
 */
export function usePointedBlock(
  scroller: RefObject<HTMLElement | null>,
  hasSteps: boolean,
): PointedNow {
  const [block, setBlock] = useState<PointedBlock | null>(null);
  const pointed = useMemo(() => new Pointed(setBlock), []);
  useEffect(() => {
    pointed.hasSteps = hasSteps;
  }, [pointed, hasSteps]);
  useEffect(
    () => (scroller.current ? pointed.watch(scroller.current) : undefined),
    [pointed, scroller],
  );
  return { block, stay: pointed.stay, leave: pointed.leave, carry: pointed.carry };
}
