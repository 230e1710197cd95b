import type { JSX } from 'react';
import { useGetConstantsQuery } from '../../features/moves';
import { PageFrame } from '../../shared/pages';
import { useListConstantsQuery } from './api';
import { ConstantsEditor } from './constants-editor';

/** /emma/admin/constants: the figures that estimates rest on. */
export default function ConstantsPage(): JSX.Element {
  const current = useGetConstantsQuery(undefined, { refetchOnFocus: true });
  const versions = useListConstantsQuery();
  if (current.data && versions.data) {
    return <ConstantsEditor current={current.data} versions={versions.data} />;
  }
  const error = current.error ?? versions.error;
  return (
    <PageFrame
      title="Estimate constants"
      state={error ? 'failed' : 'loading'}
      error={error}
      onRetry={() => {
        void current.refetch();
        void versions.refetch();
      }}
    />
  );
}
