import { useEffect, useRef, type JSX } from 'react';

/** Takes the focus when its step begins, so that a screen reader starts reading there. */
export function StepHeading({ children }: { children: string }): JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}
