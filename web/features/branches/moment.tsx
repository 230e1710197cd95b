import type { JSX } from 'react';
import { showInstant } from '../../shared/format';
import { useViewingBranch } from './use-viewing-branch';

/** An instant by the clock of the branch being viewed; nothing as a dash. */
export function Moment({ at }: { at: string | null }): JSX.Element {
  const { branch } = useViewingBranch();
  if (!at) return <>–</>;
  const timezone = branch?.timezone ?? 'UTC';
  return <time dateTime={at}>{showInstant(at, timezone)}</time>;
}
