import { useMediaQuery } from '@mantine/hooks';
import { useId, type JSX } from 'react';
import { AppForm } from '../../../shared/forms';
import { Dialog } from '../../../shared/ui';
import { ComposerFoot } from './composer-foot';
import { ComposerNotices } from './composer-notices';
import styles from './composer.module.css';
import { EnvelopeFields } from './envelope-fields';
import { LetterSheet } from './letter-sheet';
import { ProposalSheet } from './proposal-sheet';
import { TemplateSelect } from './template-select';
import { useComposer, type EmailComposerProps } from './use-composer';

/** Writes an email to a customer and sends it. */
export default function EmailComposer(props: EmailComposerProps): JSX.Element {
  const { customer } = props;
  const formId = useId();
  const isPhone = useMediaQuery('(max-width: 768px)', undefined, {
    getInitialValueInEffect: false,
  });
  const composer = useComposer(props);
  const { form, letter, templates, isRendering, choose, sending } = composer;
  const isAccepted = sending.emailId !== null;
  return (
    <Dialog
      onClose={() => void composer.close()}
      title={`Email to ${customer.firstName} ${customer.lastName}`}
      // The editor's 620 px and what is around it.
      size={688}
      fullScreen={isPhone}
      closeOnEscape={!sending.isAsking}
      classNames={{ content: styles.content, body: styles.body }}
    >
      <AppForm id={formId} form={form} onSubmit={sending.send} className={styles.form}>
        <div className={styles.envelope}>
          <TemplateSelect
            templates={templates.rows}
            failed={templates.failed}
            value={letter.templateId}
            disabled={isRendering || isAccepted}
            onChosen={(id) => void choose(id)}
          />
          <EnvelopeFields disabled={isAccepted} />
        </div>
        <ComposerNotices customer={customer} composer={composer} />
        <LetterSheet composer={composer} />
        <ProposalSheet customer={customer} letter={letter} />
        <ComposerFoot composer={composer} formId={formId} />
      </AppForm>
    </Dialog>
  );
}
