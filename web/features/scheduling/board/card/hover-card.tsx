import { useId, useLayoutEffect, useRef, type ReactPortal, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useBoardModel } from '../../drag/board-context';
import { useBoardView } from '../../drag/use-board-view';
import { useDragSession } from '../../drag/use-drag-session';
import { BlockCard } from './block-card';
import styles from './card.module.css';
import { placeCard } from '../../model/place-card';
import { usePointedBlock } from './use-pointed-block';

export interface HoverCardProps {
  scroller: RefObject<HTMLElement | null>;
  /** Of each block, as `marksText`. */
  marks: ReadonlyMap<string, string>;
}

/** Everything about a block, next to it while it has the pointer or focus; never over a drag or a popup. */
export function HoverCard({ scroller, marks }: HoverCardProps): ReactPortal | null {
  const model = useBoardModel();
  const isOpen = useBoardView(({ open }) => open !== null);
  const isDragging = useDragSession((session) => session !== null);
  const hasSteps = useBoardView(({ preview }) => preview !== null);
  const carried = useDragSession((session) =>
    session?.by === 'keys' ? session.operationId : null,
  );
  const { block: pointed, stay, leave, carry } = usePointedBlock(scroller, hasSteps);
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const block = pointed && !isOpen && !isDragging ? model?.blocks.get(pointed.id) : null;

  useLayoutEffect(() => {
    if (carried !== null) carry(carried);
  }, [carried, carry]);

  useLayoutEffect(() => {
    const element = card.current;
    if (!element || !pointed) return;
    const size = { width: element.offsetWidth, height: element.offsetHeight };
    const page = { width: window.innerWidth, height: window.innerHeight };
    const steps = [...(scroller.current?.querySelectorAll('[data-preview]') ?? [])];
    const kept = steps.map((step) => step.getBoundingClientRect());
    const { left, top } = placeCard(pointed.at, size, page, kept);
    element.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
  }, [pointed, block, scroller]);

  // On the element itself: a block is not drawn anew because the pointer passes over it.
  useLayoutEffect(() => {
    const element = block && scroller.current?.querySelector(`[data-block="${block.id}"]`);
    element?.setAttribute('aria-describedby', id);
    return () => element?.removeAttribute('aria-describedby');
  }, [block, id, scroller]);

  if (!block || !model) return null;
  return createPortal(
    <div
      ref={card}
      id={id}
      role="tooltip"
      className={styles.card}
      onPointerEnter={stay}
      onPointerLeave={leave}
    >
      <BlockCard block={block} model={model} marks={marks.get(block.id) ?? ''} />
    </div>,
    // In the page’s main part, as everything that is read is.
    document.getElementById('content') ?? document.body,
  );
}
