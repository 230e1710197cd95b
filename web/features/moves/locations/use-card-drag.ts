import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

export type Edge = 'top' | 'bottom';

export interface CardDrag {
  card: RefObject<HTMLDivElement | null>;
  grip: RefObject<HTMLButtonElement | null>;
  isDragging: boolean;
  /** Where a card dragged over this one would land. */
  edge: Edge | null;
}

interface CardDragOptions {
  index: number;
  /** Cards can only be dropped in their own list. */
  list: string;
  enabled: boolean;
  onMove: (from: number, to: number) => void;
}

const edgeAt = (element: Element, clientY: number): Edge => {
  const { top, height } = element.getBoundingClientRect();
  return clientY < top + height / 2 ? 'top' : 'bottom';
};

/** Lets a card be dragged by its handle to another place in its list. */
export function useCardDrag({ index, list, enabled, onMove }: CardDragOptions): CardDrag {
  const card = useRef<HTMLDivElement>(null);
  const grip = useRef<HTMLButtonElement>(null);
  const [isDragging, setDragging] = useState(false);
  const [edge, setEdge] = useState<Edge | null>(null);
  const dropped = useEffectEvent((from: number, on: Edge) => {
    const to = on === 'top' ? index : index + 1;
    onMove(from, from < to ? to - 1 : to);
  });

  useEffect(() => {
    const element = card.current;
    const dragHandle = grip.current;
    if (!enabled || !element || !dragHandle) return undefined;
    return combine(
      draggable({
        element,
        dragHandle,
        getInitialData: () => ({ kind: 'location', list, index }),
        onDragStart: () => setDragging(true),
        onDrop: () => setDragging(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.kind === 'location' && source.data.list === list,
        onDrag: ({ location, source }) =>
          setEdge(
            source.data.index === index ? null : edgeAt(element, location.current.input.clientY),
          ),
        onDragLeave: () => setEdge(null),
        onDrop: ({ location, source }) => {
          setEdge(null);
          dropped(Number(source.data.index), edgeAt(element, location.current.input.clientY));
        },
      }),
    );
  }, [enabled, index, list]);

  return { card, grip, isDragging, edge };
}
