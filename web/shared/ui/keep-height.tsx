import { useLayoutEffect, useRef, type JSX, type ReactNode } from 'react';
import { DeferredRender } from './deferred-render';

export interface KeepHeightProps {
  /** What is shown in it, by its id. */
  of: string;
  /** After how many turns all of it is drawn; see DeferredRender. */
  turns: number;
  children: ReactNode;
}

const setHeight = (room: HTMLElement | null | undefined, height: string): void => {
  if (room) room.style.minHeight = height;
};

/** All is drawn: the room may be as high as that. */
function Drawn(): JSX.Element {
  const mark = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    setHeight(mark.current?.closest<HTMLElement>('[data-kept-room]'), '');
  }, []);
  return <span ref={mark} hidden />;
}

function Shown({ turns, children }: Omit<KeepHeightProps, 'of'>): JSX.Element {
  const own = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const room = own.current?.parentElement;
    // What is taken out is still in its place here.
    return () => setHeight(room, `${room?.offsetHeight ?? 0}px`);
  }, []);
  return (
    <div ref={own}>
      {children}
      <DeferredRender turns={turns}>
        <Drawn />
      </DeferredRender>
    </div>
  );
}

/**
 * The room of what is drawn in turns: when something else is shown in it, it stays as high as it was
 * until that is all there, so that nobody loses their place on the page.
 */
export function KeepHeight({ of, ...shown }: KeepHeightProps): JSX.Element {
  return (
    <div data-kept-room>
      <Shown key={of} {...shown} />
    </div>
  );
}
