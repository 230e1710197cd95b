import type { UseFormReturn } from 'react-hook-form';
import { apiErrorOf, refusalSentences } from '../../../shared/api';
import { showServerFaults } from '../../../shared/forms';
import { useCreateTemplateMutation, useUpdateTemplateMutation } from '../api';
import type { TemplateValues } from './template-values';

export interface TemplateSaving {
  /** The stored template's id, or null when it was refused; the form then shows why. */
  save: (values: TemplateValues) => Promise<string | null>;
  isSaving: boolean;
}

/** Stores a template. */
export function useSaveTemplate(
  form: UseFormReturn<TemplateValues>,
  templateId: string | undefined,
): TemplateSaving {
  const [create, creating] = useCreateTemplateMutation();
  const [update, updating] = useUpdateTemplateMutation();
  const save = async (template: TemplateValues): Promise<string | null> => {
    try {
      const call = templateId ? update({ id: templateId, template }) : create(template);
      return (await call.unwrap())._id;
    } catch (error) {
      const refused = apiErrorOf(error);
      if (!showServerFaults(form, refused)) {
        const message = refusalSentences(refused);
        form.setError('root', { message });
      }
      return null;
    }
  };
  return { save, isSaving: creating.isLoading || updating.isLoading };
}
