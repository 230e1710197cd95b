import { useMediaQuery } from '@mantine/hooks';
import { useState, type JSX } from 'react';
import { CUSTOMER_PAGE_SIZES } from '#modules/customers/contract/customer-list-terms.js';
import { useLeaveGuard } from '../../../shared/forms';
import { Banner, Dialog, toast } from '../../../shared/ui';
import { TemplateSelect } from '../composer/template-select';
import { useMayWrite } from '../email-button';
import { GroupFoot } from './group-foot';
import { GroupPreview } from './group-preview';
import styles from './group.module.css';
import { RecipientList } from './recipient-list';
import { customersLabel, isAccepted, isOpen, countOf, type Recipient } from './recipients';
import { useGroupLetter } from './use-group-letter';
import { useGroupSending } from './use-group-sending';

export interface GroupComposerProps {
  recipients: readonly Recipient[];
  /** Gets the ids of those whose email was accepted, when it closes. */
  onSent: (ids: readonly string[]) => void;
  onClose: () => void;
}

const MOST = Math.max(...CUSTOMER_PAGE_SIZES);

const STILL_SENDING = ['Emails are still being sent. Who has none yet gets none.'];

/** Writes to several customers: one template, for each an email of their own. */
export default function GroupComposer(props: GroupComposerProps): JSX.Element {
  const { recipients, onSent, onClose } = props;
  const isPhone = useMediaQuery('(max-width: 768px)', undefined, {
    getInitialValueInEffect: false,
  });
  const mayWrite = useMayWrite();
  const letter = useGroupLetter(recipients);
  const { lines, chosen, template, templates, fault, choose } = letter;
  const sending = useGroupSending(letter);
  const [shown, setShown] = useState(recipients[0]?._id ?? '');
  useLeaveGuard(sending.isSending ? STILL_SENDING : []);

  const close = (): void => {
    const accepted = lines.filter(isAccepted).map(({ recipient }) => recipient._id);
    if (accepted.length > 0 && !lines.some(isOpen))
      toast.success(`Email sent to ${customersLabel(accepted.length)}`);
    onSent(accepted);
    onClose();
  };
  const isKnown = countOf(lines, 'reading') === 0;
  return (
    <Dialog
      onClose={close}
      title={`Email to ${customersLabel(recipients.length)}`}
      size={980}
      fullScreen={isPhone}
      closeOnEscape={!sending.isSending}
      withCloseButton={!sending.isSending}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <div className={styles.parts}>
        <div className={styles.side}>
          <TemplateSelect
            templates={templates.rows}
            failed={templates.failed}
            placeholder="Choose one"
            value={chosen}
            disabled={sending.isBegun}
            onChosen={(id) => void choose(id)}
          />
          {fault && <Banner tone="danger">{fault}</Banner>}
          <p className={styles.hint}>
            Each customer gets an email of their own, one after the other, filled in with their own
            move. At most {MOST} at once: the customers of one page.
          </p>
          <RecipientList lines={lines} shown={shown} onShow={setShown} />
        </div>
        <GroupPreview
          isChosen={chosen !== null}
          template={template}
          line={lines.find(({ recipient }) => recipient._id === shown)}
        />
      </div>
      <GroupFoot
        lines={lines}
        sending={sending}
        mayWrite={mayWrite && template !== null && isKnown}
        onClose={close}
      />
    </Dialog>
  );
}
