import { useState } from 'react';
import type { UnreadNumber } from './unread-number';

export interface UnreadFields {
  /** Whether the text of this field, or of any, is not a number. */
  has: (field?: string) => boolean;
  note: (field: string, unread: UnreadNumber | null) => void;
}

/** Which number fields outside a form hold a text that is not a number: nothing may be saved then. */
export function useUnread(): UnreadFields {
  const [fields, setFields] = useState<readonly string[]>([]);
  return {
    has: (field) => (field === undefined ? fields.length > 0 : fields.includes(field)),
    note: (field, unread) =>
      setFields((before) => [...before.filter((one) => one !== field), ...(unread ? [field] : [])]),
  };
}
