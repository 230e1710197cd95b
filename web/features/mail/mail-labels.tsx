import {
  IconAlertTriangle,
  IconCircleCheck,
  IconClock,
  IconClockPause,
  IconHelpCircle,
  IconSend,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { EmailStatus, EmailTemplate } from '#modules/mail/contract/mail.view.js';
import type { Tone } from '../../shared/ui';

export const KIND_LABELS: Readonly<Record<EmailTemplate, string>> = {
  rfq: 'RFQ',
  confirmation: 'Confirmation',
  autoconfirm: 'Autoconfirm',
  mym: 'MYM',
  followup: 'Follow Up',
  autobooknonresponse: 'Autobook no response',
  other: 'Other',
};

export interface StatusLabel {
  word: string;
  tone: Tone;
  icon: ReactNode;
}

/** What each state of an email is called. */
export const STATUS_LABELS: Readonly<Record<EmailStatus, StatusLabel>> = {
  queued: { word: 'Queued', tone: 'info', icon: <IconClock aria-hidden /> },
  sending: { word: 'Sending', tone: 'info', icon: <IconSend aria-hidden /> },
  sent: { word: 'Sent', tone: 'success', icon: <IconCircleCheck aria-hidden /> },
  failed: { word: 'Failed', tone: 'danger', icon: <IconAlertTriangle aria-hidden /> },
  unknown: { word: 'Unknown', tone: 'warning', icon: <IconHelpCircle aria-hidden /> },
};

/** A queued one that was tried before. */
export const RETRY_LABELS: StatusLabel = {
  word: 'Not sent yet',
  tone: 'warning',
  icon: <IconClockPause aria-hidden />,
};

/** What happens next to an email that was not accepted; the server decides how long it tries. */
export const retryNote = (attempts: number): string =>
  attempts === 0
    ? 'It will be sent as soon as that changes.'
    : `${attempts === 1 ? 'One attempt' : `${attempts} attempts`} so far. It will be tried again for up to an hour.`;
