import {
  IconBookmark,
  IconCalculator,
  IconCircleDot,
  IconCirclePlus,
  IconClockEdit,
  IconFlag,
  IconMail,
  IconPencil,
  IconPhone,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { EventKind } from '#kernel/event-kind.js';
import { CALL_TYPES, type CallType } from '#modules/calls/contract/call-terms.js';
import type { HistoryEventView } from '#modules/calls/contract/history.view.js';
import { heldTitle } from './held-times';

interface KindLook {
  word: string;
  icon: ReactNode;
}

export const KIND_LOOKS: Readonly<Record<EventKind, KindLook>> = {
  CREATED: { word: 'Created', icon: <IconCirclePlus size={15} aria-hidden /> },
  UPDATED: { word: 'Changed', icon: <IconPencil size={15} aria-hidden /> },
  PHONED: { word: 'Call', icon: <IconPhone size={15} aria-hidden /> },
  EMAILED: { word: 'Email', icon: <IconMail size={15} aria-hidden /> },
  ESTIMATED: { word: 'Estimated', icon: <IconCalculator size={15} aria-hidden /> },
  BOOKED: { word: 'Booked', icon: <IconBookmark size={15} aria-hidden /> },
  CLOSED: { word: 'Closed', icon: <IconFlag size={15} aria-hidden /> },
  ACTUAL_CORRECTED: { word: 'Times corrected', icon: <IconClockEdit size={15} aria-hidden /> },
  OTHER: { word: 'Other', icon: <IconCircleDot size={15} aria-hidden /> },
};

const isCallType = (text: unknown): text is CallType =>
  typeof text === 'string' && Object.hasOwn(CALL_TYPES, text);

/** What happened, in a word or two. */
export function eventTitle(event: HistoryEventView): string {
  const { type, data } = event;
  if (data.cancelled === true) return 'Canceled';
  if (type !== 'PHONED') return heldTitle(event) ?? KIND_LOOKS[type].word;
  const callType = isCallType(data.callType) ? data.callType : 'Generic';
  return CALL_TYPES[callType];
}
