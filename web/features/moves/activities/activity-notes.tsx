import type { JSX } from 'react';
import { TextAreaField } from '../../../shared/forms';
import { useActivityScope, useCustomerPage } from '../form/customer-context';
import { Section } from '../section';
import styles from './activities.module.css';

/** What the crew must know; it may change while trucks are assigned. */
export function ActivityNotes(): JSX.Element {
  const { path } = useActivityScope();
  const { editable } = useCustomerPage();
  return (
    <Section title="Notes">
      <div className={styles.notes}>
        <TextAreaField name={`${path}.notes`} label="Move Alerts" disabled={!editable} />
        <TextAreaField name={`${path}.alerts`} label="Alerts" disabled={!editable} />
        <TextAreaField name={`${path}.toBeMoved`} label="To be moved" disabled={!editable} />
        <TextAreaField name={`${path}.inventory`} label="Inventory" disabled={!editable} />
      </div>
    </Section>
  );
}
