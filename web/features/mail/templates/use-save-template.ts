import type { UseFormReturn } from 'react-hook-form';
import type { EmailTemplateView } from '#modules/mail/contract/mail.view.js';
import { useNameOf } from '../../employees';
import { apiErrorOf, refusalSentences, type ApiError } from '../../../shared/api';
import { keepTyped, showServerFaults, type RebasedForm } from '../../../shared/forms';
import { useCreateTemplateMutation, useUpdateTemplateMutation } from '../api';
import { templateBodyOf, templateValuesOf, type TemplateValues } from './template-values';

export interface TemplateSaving {
  /** What is stored, or null when it was refused; the form then shows why. */
  save: (values: TemplateValues) => Promise<EmailTemplateView | null>;
  isSaving: boolean;
}

const NAMES = {
  ...{ template: 'Kind of email', preview: 'Preview text', regionId: 'Branch', mjml: 'MJML' },
};

/** Stores a template. */
export function useSaveTemplate(
  form: UseFormReturn<TemplateValues>,
  templateId: string | undefined,
  { rebase, typedOver }: RebasedForm<TemplateValues>,
): TemplateSaving {
  const [create, creating] = useCreateTemplateMutation();
  const [update, updating] = useUpdateTemplateMutation();
  const readNames = useNameOf();
  /** Why it was refused; what somebody else saved meanwhile is in the form by then. */
  const read = async (error: ApiError): Promise<string> => {
    const there = error.details['template'] as EmailTemplateView | undefined;
    if (error.code !== 'STALE_VERSION' || !there) return refusalSentences(error);
    const theirs = templateValuesOf(there);
    return keepTyped(form, { rebase }, typedOver, {
      ...{ error, theirs, nameOf: await readNames(), names: NAMES },
    });
  };
  const save = async (values: TemplateValues): Promise<EmailTemplateView | null> => {
    const template = templateBodyOf(values);
    try {
      const call = templateId ? update({ id: templateId, template }) : create(template);
      return await call.unwrap();
    } catch (error) {
      const refused = apiErrorOf(error);
      if (!showServerFaults(form, refused)) {
        form.setError('root', { type: refused.code, message: await read(refused) });
      }
      return null;
    }
  };
  return { save, isSaving: creating.isLoading || updating.isLoading };
}
