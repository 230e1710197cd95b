import type { JSX } from 'react';
import type { EmailTemplateRow } from '#modules/mail/contract/mail.view.js';
import { ChoiceBox } from '../../../shared/ui';

export interface TemplateSelectProps {
  templates: readonly EmailTemplateRow[] | undefined;
  value: string | null;
  disabled: boolean;
  failed: boolean;
  /** Shown while none is chosen. */
  placeholder?: string;
  onChosen: (templateId: string) => void;
}

/** What to start with: the templates of the customer's branch and those of every branch. */
export function TemplateSelect(props: TemplateSelectProps): JSX.Element {
  const { templates, value, disabled, failed, onChosen } = props;
  const { placeholder = 'Without a template' } = props;
  const isOnItsWay = !templates && !failed;
  return (
    <ChoiceBox
      label="Template"
      placeholder={isOnItsWay ? 'Loading…' : placeholder}
      data={(templates ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
      value={value}
      disabled={disabled}
      error={failed ? 'The templates could not be loaded.' : undefined}
      allowDeselect={false}
      nothingFoundMessage={isOnItsWay ? 'Loading…' : 'Nothing found'}
      // Positioned from its middle before it has a width, it would stick out of a phone's window.
      comboboxProps={{ position: 'bottom-start' }}
      onChange={(id) => id && onChosen(id)}
    />
  );
}
