import type { JSX } from 'react';
import { useParams } from 'react-router-dom';
import { PageFrame } from '../../../shared/pages';
import { useGetTruckQuery } from '../api';
import { TruckEditor } from './truck-editor';
import { truckValuesOf } from './truck-values';

/** /emma/admin/truck/{id}. */
export default function TruckPage(): JSX.Element {
  const { id = '' } = useParams();
  const { currentData, error, refetch } = useGetTruckQuery(id, { refetchOnFocus: true });
  if (!currentData) {
    return (
      <PageFrame
        title="Truck"
        state={error ? 'failed' : 'loading'}
        error={error}
        failedTitle="An error occurred retrieving this truck."
        onRetry={() => void refetch()}
      />
    );
  }
  return <TruckEditor key={id} truck={currentData} values={truckValuesOf(currentData)} />;
}
