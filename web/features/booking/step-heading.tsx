import { useEffect, useRef, type JSX } from 'react';

interface StepHeadingProps {
  children: string;
  /** How often the step was started over. */
  begun?: number;
}

/** Takes the focus when its step begins, so that a screen reader starts reading there. */
export function StepHeading({ children, begun = 0 }: StepHeadingProps): JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [begun]);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}
