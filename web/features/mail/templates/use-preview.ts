import { useDebouncedValue } from '@mantine/hooks';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { readMjmlFault } from '#modules/mail/contract/mail-terms.js';
import { apiErrorOf } from '../../../shared/api';
import { usePreviewTemplateQuery } from '../api';
import type { TemplateValues } from './template-values';

const PAUSE_MS = 400;

export interface SourceFault {
  /** Counts from 1. */
  line: number;
  reason: string;
}

export interface Preview {
  /** The last source that compiled; undefined before any did. */
  html: string | undefined;
  isWorking: boolean;
  /** What does not compile. */
  faults: readonly SourceFault[];
  /** Why there is no preview for any other reason. */
  failure: string | null;
}

/** A preview of the source in the form around it, as it is typed. */
export function usePreview(customerId: string | null): Preview {
  const { control } = useFormContext<TemplateValues>();
  const [mjml, preview] = useWatch({ control, name: ['mjml', 'preview'] });
  const [paused] = useDebouncedValue(mjml, PAUSE_MS);
  const [line] = useDebouncedValue(preview, PAUSE_MS);
  const { data, error, isFetching } = usePreviewTemplateQuery(
    paused.trim()
      ? { mjml: paused, customerId: customerId ?? undefined, preview: line || undefined }
      : skipToken,
  );
  const faults = useMemo(
    () =>
      error ? apiErrorOf(error).errors.flatMap(({ message }) => readMjmlFault(message) ?? []) : [],
    [error],
  );
  return {
    html: data?.html,
    isWorking: isFetching || paused !== mjml,
    faults,
    failure: error && faults.length === 0 ? apiErrorOf(error).message : null,
  };
}
