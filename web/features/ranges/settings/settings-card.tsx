import type { JSX } from 'react';
import { apiErrorOf } from '../../../shared/api';
import { FormSection, PageSkeleton } from '../../../shared/pages';
import { RetryBanner } from '../../../shared/ui';
import { useGetEstimateSettingsQuery } from '../api';
import { SettingsForm } from './settings-form';

/** What the quotes of a branch promise. */
export function SettingsCard({ branchId, name }: { branchId: string; name: string }): JSX.Element {
  const { currentData, error, refetch } = useGetEstimateSettingsQuery(branchId);
  return (
    <FormSection title={`What quotes promise: ${name}`} plain>
      {error && !currentData && (
        <RetryBanner onRetry={() => void refetch()}>{apiErrorOf(error).message}</RetryBanner>
      )}
      {!currentData && !error && <PageSkeleton rows={4} />}
      {currentData && <SettingsForm branchId={branchId} settings={currentData} />}
    </FormSection>
  );
}
