import type { JSX } from 'react';
import { useParams } from 'react-router-dom';
import { PageFrame } from '../../../shared/pages';
import { useGetTemplateQuery } from '../api';
import { TemplateEditor } from './template-editor';
import { templateValuesOf, NEW_TEMPLATE } from './template-values';

/** /emma/admin/template/{id}. */
export default function TemplatePage(): JSX.Element {
  const { id = '' } = useParams();
  const { currentData, error, refetch } = useGetTemplateQuery(id);
  if (currentData) {
    return <TemplateEditor key={id} templateId={id} values={templateValuesOf(currentData)} />;
  }
  return (
    <PageFrame
      title="Email template"
      state={error ? 'failed' : 'loading'}
      error={error}
      onRetry={() => void refetch()}
    />
  );
}

/** /emma/admin/template/new. */
export function NewTemplatePage(): JSX.Element {
  return <TemplateEditor values={NEW_TEMPLATE} />;
}
