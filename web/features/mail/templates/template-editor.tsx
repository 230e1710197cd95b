import { useId, type JSX } from 'react';
import { useNavigate } from 'react-router-dom';
import { EmailTemplateDto } from '../../../../src/modules/mail/contract/email-template.dto';
import {
  AppForm,
  DraftNotice,
  ResetButton,
  StoredFormFooter,
  useAppForm,
  useStoredForm,
} from '../../../shared/forms';
import { PageFrame } from '../../../shared/pages';
import { Banner, toast } from '../../../shared/ui';
import { TemplateDesk } from './template-desk';
import type { TemplateValues } from './template-values';
import { useSaveTemplate } from './use-save-template';

export interface TemplateEditorProps {
  /** Undefined for a new template. */
  templateId?: string;
  /** As it is stored. */
  values: TemplateValues;
}

/** The page of one template. */
export function TemplateEditor({ templateId, values }: TemplateEditorProps): JSX.Element {
  const formId = useId();
  const navigate = useNavigate();
  const form = useAppForm<TemplateValues>({ dto: EmailTemplateDto, defaultValues: values });
  const stored = useStoredForm(form, values, `template:${templateId ?? 'new'}`);
  const { save, isSaving } = useSaveTemplate(form, templateId);
  const refusal = form.formState.errors.root?.message;

  const submit = async (sent: TemplateValues): Promise<void> => {
    const id = await save(sent);
    if (id === null) return;
    toast.success(templateId ? 'Template updated successfully' : 'Template created successfully');
    if (templateId) {
      form.reset(sent);
      return;
    }
    stored.release();
    await navigate(`/emma/admin/template/${id}`, { replace: true });
  };

  return (
    <PageFrame
      title={templateId ? values.name : 'New e-mail template'}
      stale={
        stored.stale
          ? { message: 'Someone else changed this template.', onReload: stored.showLatest }
          : null
      }
      footer={
        <StoredFormFooter
          back="/emma/admin/template"
          formId={formId}
          stored={stored}
          saving={isSaving}
        >
          <ResetButton stored={stored} />
        </StoredFormFooter>
      }
    >
      <AppForm
        id={formId}
        form={form}
        onSubmit={submit}
        onInvalid={() => toast.error('Please fix the highlighted validation errors!')}
      >
        <DraftNotice draft={stored.draft} />
        {refusal && <Banner tone="danger">{refusal}</Banner>}
        <TemplateDesk />
      </AppForm>
    </PageFrame>
  );
}
