import { lazy, Suspense, type JSX } from 'react';
import type { EmailComposerProps } from './use-composer';

// The editor is large, and most visits to a customer write no email.
const Composer = lazy(() => import('./email-composer'));

/** The composer; its code is loaded when it first opens. */
export function EmailComposer(props: EmailComposerProps): JSX.Element {
  return (
    <Suspense>
      <Composer {...props} />
    </Suspense>
  );
}
