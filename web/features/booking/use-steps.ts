import { useEffect, useState } from 'react';

export interface Steps {
  /** The step on screen, from 0. */
  step: number;
  /** Goes on to the next step. */
  forward: () => void;
  /** Goes to the step before. */
  back: () => void;
}

const stepHere = (): number | null => {
  const { bookingStep } = (history.state ?? {}) as { bookingStep?: unknown };
  return typeof bookingStep === 'number' ? bookingStep : null;
};

const stateOf = (step: number): object => ({ bookingStep: step });

/** The entry of a reload, or one for each step up to the furthest, as if it had been walked. */
function enter(furthest: number): number {
  const here = stepHere();
  if (here !== null) return here;
  history.replaceState(stateOf(0), '');
  for (let step = 1; step <= furthest; step += 1) history.pushState(stateOf(step), '');
  return furthest;
}

/**
 * Which step is on screen, each with an entry of its own in the browser's history, so that its Back
 * goes to the step before.
 * @param furthest the last step that what is known allows
 */
export function useSteps(furthest: number): Steps {
  const [at, setAt] = useState(() => enter(furthest));
  useEffect(() => {
    const arrive = (): void => setAt(stepHere() ?? 0);
    window.addEventListener('popstate', arrive);
    // Back may have been pressed before anyone listened.
    arrive();
    return () => window.removeEventListener('popstate', arrive);
  }, []);
  useEffect(() => {
    if (at > furthest) history.go(furthest - at);
  }, [at, furthest]);
  return {
    step: Math.min(at, furthest),
    forward: () => {
      // Who went back while the server was asked goes on from there.
      const next = (stepHere() ?? 0) + 1;
      history.pushState(stateOf(next), '');
      setAt(next);
    },
    back: () => history.back(),
  };
}
