import { lazy, Suspense, type JSX } from 'react';

// Rarely opened, so the frame does not load it.
const Sessions = lazy(() => import('./sessions-dialog'));

/** Where one is signed in; its code is loaded when it first opens. */
export function SessionsDialog({ onClose }: { onClose: () => void }): JSX.Element {
  return (
    <Suspense>
      <Sessions onClose={onClose} />
    </Suspense>
  );
}
