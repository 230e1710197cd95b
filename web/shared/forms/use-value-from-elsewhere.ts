import { useLayoutEffect, useRef } from 'react';

interface Given {
  /** Before a value is told to the parent: it is no other one when it comes back, also later. */
  expect: (value: number | null) => void;
  /** Once nothing is being typed anymore. */
  forget: () => void;
}

/**
 * Calls back when a field's value becomes one that the field did not tell, such as a colleague's: what is
 * being typed there would else hide it, and take its place once the field is left.
 */
export function useValueFromElsewhere(value: number | null, onOther: () => void): Given {
  const seen = useRef(value);
  const told = useRef<ReadonlySet<number | null>>(new Set());
  // A parent that keeps another value than it was told, 0 for nothing, does so at once.
  const isAnswer = useRef(false);
  useLayoutEffect(() => {
    const isOther = value !== seen.current && !isAnswer.current && !told.current.has(value);
    seen.current = value;
    isAnswer.current = false;
    if (isOther) onOther();
  });
  return {
    expect: (next) => {
      told.current = new Set([...told.current, next]);
      isAnswer.current = true;
    },
    forget: () => {
      told.current = new Set();
    },
  };
}
