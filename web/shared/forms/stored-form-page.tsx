import { useEffect, useId, useRef, type JSX, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { PageFrame } from '../pages';
import { Banner } from '../ui';
import { AppForm, type AppFormProps } from './app-form';
import { DraftNotice } from './draft-notice';
import { StoredFormFooter, type StoredFormFooterProps } from './stored-form-footer';
import type { StoredForm } from './use-stored-form';

export interface StoredFormPageProps<Values extends FieldValues>
  extends
    Pick<AppFormProps<Values>, 'onSubmit' | 'onInvalid' | 'className'>,
    Pick<StoredFormFooterProps, 'saving' | 'readOnly'> {
  title: string;
  /** Shown in the header instead of the plain title. */
  heading?: ReactNode;
  /** Where Back leads, the list of such things; none if there is only one. */
  back?: string;
  /** One word for the thing, as in "Someone else changed this truck." */
  noun: string;
  form: UseFormReturn<Values>;
  stored: StoredForm;
  /** What else can be done with the thing, in the footer. */
  acts?: ReactNode;
  /** What can be done about a refusal, next to its sentence. */
  remedy?: ReactNode;
  /** The form's parts. */
  children: ReactNode;
}

/**
 * The page of one stored thing: its form, what is unsaved and what was refused, and the footer that
 * saves.
 */
export function StoredFormPage<Values extends FieldValues>(
  props: StoredFormPageProps<Values>,
): JSX.Element {
  const { form, stored, noun, acts, remedy, children, ...page } = props;
  const formId = useId();
  const refusal = form.formState.errors.root?.message;
  const refused = useRef<HTMLDivElement>(null);
  // Whoever saved may be far down the form. The alert is read out by itself, so the focus stays.
  useEffect(() => {
    if (refusal) refused.current?.scrollIntoView({ block: 'nearest' });
  }, [refusal]);
  return (
    <PageFrame
      title={page.title}
      heading={page.heading}
      stale={
        stored.stale
          ? { message: `Someone else changed this ${noun}.`, onReload: stored.showLatest }
          : null
      }
      footer={
        <StoredFormFooter
          back={page.back}
          formId={formId}
          stored={stored}
          saving={page.saving}
          readOnly={page.readOnly}
        >
          {acts}
        </StoredFormFooter>
      }
    >
      <AppForm
        id={formId}
        form={form}
        onSubmit={page.onSubmit}
        onInvalid={page.onInvalid}
        className={page.className}
      >
        <DraftNotice draft={stored.draft} />
        {refusal && (
          <div ref={refused}>
            <Banner tone="danger" actions={remedy} onClose={() => form.clearErrors('root')}>
              {refusal}
            </Banner>
          </div>
        )}
        {children}
      </AppForm>
    </PageFrame>
  );
}
