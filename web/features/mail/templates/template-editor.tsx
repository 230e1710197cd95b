import type { JSX } from 'react';
import { useNavigate } from 'react-router-dom';
import { EmailTemplateDto } from '#modules/mail/contract/email-template.dto.js';
import {
  ResetButton,
  StoredFormPage,
  TakeTheirs,
  useAppForm,
  useStoredForm,
} from '../../../shared/forms';
import { toast } from '../../../shared/ui';
import { TemplateWorkspace } from './template-workspace';
import { templateValuesOf, type TemplateValues } from './template-values';
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
  const { save, isSaving } = useSaveTemplate(form, templateId, stored);

  const submit = async (sent: TemplateValues): Promise<void> => {
    const saved = await save(sent);
    if (saved === null) return;
    toast.success(templateId ? 'Template updated successfully' : 'Template created successfully');
    if (templateId) {
      const now = templateValuesOf(saved);
      stored.rebase(now, {});
      form.reset(now);
      return;
    }
    stored.release();
    await navigate(`/emma/admin/template/${saved._id}`, { replace: true });
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
      remedy={<TakeTheirs form={form} stored={stored} />}
      onSubmit={submit}
      onInvalid={() => toast.error('Please fix the highlighted validation errors!')}
    >
      <TemplateWorkspace />
    </StoredFormPage>
  );
}
