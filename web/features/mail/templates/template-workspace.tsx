import { useState, type JSX } from 'react';
import { EMAIL_TEMPLATES } from '#modules/mail/contract/mail.view.js';
import { useListAllBranchesQuery } from '../../branches/index';
import { SelectField, TextField, UnreadLists } from '../../../shared/forms';
import { KIND_LABELS } from '../mail-labels';
import { MjmlEditor } from './mjml-editor';
import { EVERY_BRANCH } from './template-columns';
import { TemplatePreview } from './template-preview';
import styles from './templates.module.css';
import { usePreview } from './use-preview';

const KINDS = EMAIL_TEMPLATES.map((kind) => ({ value: kind, label: KIND_LABELS[kind] }));

/** The template on the left, how it looks on the right. */
export function TemplateWorkspace(): JSX.Element {
  const [customerId, setCustomerId] = useState<string | null>(null);
  const branches = useListAllBranchesQuery();
  const preview = usePreview(customerId);
  return (
    <div className={styles.workspace}>
      <div className={styles.source}>
        <UnreadLists lists={{ branches }} />
        <div className={styles.fields}>
          <TextField name="name" label="Name" required />
          <SelectField name="template" label="Kind of email" choices={KINDS} />
          <SelectField
            name="regionId"
            label="Branch"
            placeholder={EVERY_BRANCH}
            choices={(branches.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
            clearable
          />
          <div className={styles.wide}>
            <TextField name="subject" label="Subject" required />
          </div>
          <div className={styles.wide}>
            <TextField
              name="preview"
              label="Preview text"
              placeholder="What mail programs show beside the subject"
            />
          </div>
        </div>
        <MjmlEditor faults={preview.faults} customerId={customerId} />
      </div>
      <TemplatePreview preview={preview} customerId={customerId} onCustomer={setCustomerId} />
    </div>
  );
}
