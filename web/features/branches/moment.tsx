import type { JSX } from 'react';
import { showInstant } from '../../shared/format';
import { useViewingBranch } from './use-viewing-branch';

/** An instant in the zone of the branch being viewed; a dash for nothing. */
export function Moment({ at }: { at: string | null }): JSX.Element {
  const { branch } = useViewingBranch();
  if (!at) return <>–</>;
  const timezone = branch?.timezone ?? 'UTC';
  return <time dateTime={at}>{showInstant(at, timezone)}</time>;
}
