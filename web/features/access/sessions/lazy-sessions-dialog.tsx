import { lazy, Suspense, type JSX } from 'react';

// Hardly anybody looks at it twice, so the frame does not bring it along.
const Sessions = lazy(() => import('./sessions-dialog'));

/** Where one is signed in; its code is loaded when it first opens. */
export function SessionsDialog({ onClose }: { onClose: () => void }): JSX.Element {
  return (
    <Suspense>
      <Sessions onClose={onClose} />
    </Suspense>
  );
}
