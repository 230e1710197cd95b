import type { JSX } from 'react';
import { useNavigate } from 'react-router-dom';
import { EmailTemplateDto } from '#modules/mail/contract/email-template.dto.js';
import { ResetButton, StoredFormPage, useAppForm, useStoredForm } from '../../../shared/forms';
import { toast } from '../../../shared/ui';
import { TemplateWorkspace } from './template-workspace';
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
  const navigate = useNavigate();
  const form = useAppForm<TemplateValues>({ dto: EmailTemplateDto, defaultValues: values });
  const stored = useStoredForm(form, values, `template:${templateId ?? 'new'}`);
  const { save, isSaving } = useSaveTemplate(form, templateId);

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
    <StoredFormPage
      title={templateId ? values.name : 'New email template'}
      back="/emma/admin/template"
      noun="template"
      form={form}
      stored={stored}
      saving={isSaving}
      acts={<ResetButton stored={stored} />}
      onSubmit={submit}
      onInvalid={() => toast.error('Please fix the highlighted validation errors!')}
    >
      <TemplateWorkspace />
    </StoredFormPage>
  );
}
