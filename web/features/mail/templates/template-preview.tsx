import { skipToken } from '@reduxjs/toolkit/query/react';
import type { JSX } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { CustomerDataView } from '#modules/mail/contract/mail.view.js';
import { PageSkeleton } from '../../../shared/pages';
import { Banner } from '../../../shared/ui';
import { useGetCustomerDataQuery } from '../api';
import { LetterFrame } from '../document/letter-frame';
import { fillLine } from '../document/render-mail';
import { CustomerPicker } from './customer-picker';
import type { TemplateValues } from './template-values';
import styles from './templates.module.css';
import type { Preview } from './use-preview';

export interface TemplatePreviewProps {
  preview: Preview;
  customerId: string | null;
  onCustomer: (customerId: string | null) => void;
}

function filled(text: string, data: CustomerDataView | undefined): string {
  if (!data) return text;
  try {
    return fillLine(text, data);
  } catch {
    return text;
  }
}

/** The email that the template makes, for a customer if one is chosen. */
export function TemplatePreview(props: TemplatePreviewProps): JSX.Element {
  const { preview, customerId, onCustomer } = props;
  const { html, isWorking, faults, failure } = preview;
  const { control } = useFormContext<TemplateValues>();
  const [subject, beside] = useWatch({ control, name: ['subject', 'preview'] });
  const { currentData: data } = useGetCustomerDataQuery(customerId ?? skipToken);
  return (
    <section className={styles.preview} aria-label="Preview" aria-busy={isWorking}>
      <CustomerPicker onChosen={onCustomer} />
      <div className={styles.envelope}>
        <div className={styles.subject}>{filled(subject, data) || 'No subject'}</div>
        <div className={styles.beside}>{filled(beside, data)}</div>
      </div>
      {failure && <Banner tone="danger">{failure}</Banner>}
      {faults.length > 0 && html !== undefined && (
        <Banner tone="warning">This is how it looked before the last changes.</Banner>
      )}
      {html === undefined ? (
        <div className={styles.waiting}>{isWorking && <PageSkeleton rows={8} />}</div>
      ) : (
        <LetterFrame className={styles.frame} title="How the email looks" html={html} />
      )}
    </section>
  );
}
