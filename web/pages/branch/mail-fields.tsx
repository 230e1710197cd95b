import type { JSX } from 'react';
import { TextField } from '../../shared/forms';

export interface MailFieldsProps {
  hasToken: boolean;
  disabled: boolean;
}

/** Email Settings. */
export function MailFields({ hasToken, disabled }: MailFieldsProps): JSX.Element {
  return (
    <>
      <TextField name="outboundName" label="Outbound name" required disabled={disabled} />
      <TextField
        name="outboundEmail"
        label="Outbound email"
        type="email"
        required
        disabled={disabled}
      />
      <TextField
        name="outboundRefreshToken"
        label="Outbound refresh token"
        required={!hasToken}
        placeholder={hasToken ? '••••••••' : undefined}
        description={hasToken ? 'A token is stored. Type a new one to replace it.' : undefined}
        disabled={disabled}
      />
    </>
  );
}
