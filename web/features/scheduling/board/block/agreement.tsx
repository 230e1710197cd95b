import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent, type JSX } from 'react';
import { AGREED_IN_WORDS, AGREED_LENGTH } from '#modules/scheduling/contract/limits.js';
import { FieldMessage } from '../../../../shared/forms';
import styles from './block-popup.module.css';

export interface AgreementProps {
  promised: string;
  wanted: string;
  isSending: boolean;
  onAgreed: (agreed: string) => void;
}

/** How the customer agreed to a start other than the promised one. */
export function Agreement({ promised, wanted, isSending, onAgreed }: AgreementProps): JSX.Element {
  const [agreed, setAgreed] = useState('');
  const [isJudged, setJudged] = useState(false);
  const isTooShort = agreed.trim().length < AGREED_LENGTH.min;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    setJudged(true);
    if (!isTooShort) onAgreed(agreed.trim());
  };
  return (
    <form onSubmit={submit} className={styles.agreement}>
      <TextInput
        autoFocus
        label={`How did the customer agree to ${wanted}?`}
        description={`The customer was promised ${promised}.`}
        placeholder="Maria said yes on the phone"
        maxLength={AGREED_LENGTH.max}
        value={agreed}
        error={isJudged && isTooShort && <FieldMessage>{AGREED_IN_WORDS}</FieldMessage>}
        onChange={(event) => setAgreed(event.currentTarget.value)}
      />
      <Button type="submit" size="compact-sm" loading={isSending}>
        Start at {wanted}
      </Button>
    </form>
  );
}
