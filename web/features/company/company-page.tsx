import type { JSX } from 'react';
import { PageFrame } from '../../shared/pages';
import { useGetCompanyQuery } from './api';
import { CompanyEditor } from './company-editor';

/** /emma/admin/company: what customers know the company by. */
export default function CompanyPage(): JSX.Element {
  const { data, error, refetch } = useGetCompanyQuery(undefined, { refetchOnFocus: true });
  if (data) return <CompanyEditor company={data} />;
  return (
    <PageFrame
      title="Company"
      state={error ? 'failed' : 'loading'}
      error={error}
      onRetry={() => void refetch()}
    />
  );
}
