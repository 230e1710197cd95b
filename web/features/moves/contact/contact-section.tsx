import { Button } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useState, type JSX, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { CONTACT_FIELDS } from '#modules/moves/contract/editable-fields.js';
import type { Choice } from '../../../shared/forms';
import { useCustomerFields, useCustomerPage } from '../form/customer-context';
import type { CustomerValues } from '../form/values';
import { Section } from '../section';
import { BranchField } from './branch-field';
import { ContactFields } from './contact-fields';
import { ContactGlance } from './contact-glance';
import styles from './contact.module.css';
import { FormerNotice } from './former-notice';
import { useRepeatLookup } from './use-repeat-lookup';

export interface ContactSectionProps {
  staff: readonly Choice[];
  /** Actions with the customer: write, call, look back. */
  actions: ReactNode;
}

/** The person at the top of the page: one line to read, opened for changes. */
export function ContactSection({ staff, actions }: ContactSectionProps): JSX.Element {
  const { base, editable } = useCustomerPage();
  const form = useCustomerFields();
  const { matches, look, forget } = useRepeatLookup(base._id);
  const [wanted, setWanted] = useState(false);
  const { errors } = useFormState<CustomerValues>({ name: CONTACT_FIELDS });
  const open = wanted || CONTACT_FIELDS.some((field) => errors[field]);
  const Chevron = open ? IconChevronUp : IconChevronDown;
  return (
    <Section
      title="Contact"
      actions={
        <div className={styles.actions}>
          {actions}
          <Button
            variant="subtle"
            rightSection={<Chevron size={14} aria-hidden />}
            aria-expanded={open}
            onClick={() => setWanted(!open)}
          >
            {open ? 'Hide details' : 'Details'}
          </Button>
        </div>
      }
    >
      <div className={styles.top}>
        {!open && <ContactGlance staff={staff} />}
        {open && (
          <fieldset className={styles.details} disabled={!editable}>
            <legend className="visually-hidden">Contact details</legend>
            <ContactFields staff={staff} onLeave={() => void look(form.getValues())} />
          </fieldset>
        )}
        <div className={styles.branch}>
          <BranchField />
        </div>
      </div>
      {editable && (
        <div className={styles.former}>
          <FormerNotice matches={matches} onForget={forget} />
        </div>
      )}
    </Section>
  );
}
