import type { JSX } from 'react';
import { BranchEditor } from './branch-editor';
import { NEW_BRANCH } from './branch-values';

/** /emma/admin/branch/new. */
export default function NewBranchPage(): JSX.Element {
  return <BranchEditor values={NEW_BRANCH} hasToken={false} />;
}
