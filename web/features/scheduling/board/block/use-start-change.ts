import { useState } from 'react';
import { MINUTE_MS } from '#kernel/time-window.js';
import { START_IS_PAST } from '#modules/scheduling/contract/errors.js';
import { clockMinutes, showClock } from '#modules/scheduling/contract/board-rules.js';
import { useBoard } from '../../drag/board-context';
import type { AskedProposal } from '../../drag/plan-desk-context';
import type { WantedHours } from '../../drag/use-retiming';
import { isPromised } from '../../model/arrival-label';
import type { BoardBlock } from '../../model/board-block';
import { hoursOf, type JobHours } from '../../model/job-hours';

/** Changing the hours of one block. */
export interface StartChange {
  hours: JobHours;
  /** The start that the customer has to agree to, `HH:mm`; null where nothing is asked. */
  wanted: string | null;
  /** Why the server refused. */
  why: string | null;
  /** What the desk may be asked for instead; null: nothing. */
  instead: AskedProposal | null;
  isSending: boolean;
  send: (to: Omit<WantedHours, 'timezone'>) => Promise<void>;
  /** Takes a start in the promised window at once; for another one it asks how the customer agreed. */
  ask: (start: string) => void;
  /** What was refused is no longer wanted. */
  forget: () => void;
}

/** The next job is in its way, or the way straight to it. */
const TAKEN: readonly (string | null)[] = ['SLOT_TAKEN', 'LEG_TOO_LONG'];
const MINUTES_AN_HOUR = 60;

const endOf = ({ start, duration }: JobHours): string =>
  showClock(clockMinutes(start) + duration * MINUTES_AN_HOUR);

/** The rule of the server (R-BOARD-32): nobody is asked to agree to a start that can't be had. */
function isPastStart({ window, place }: BoardBlock, hours: JobHours, start: string): boolean {
  if (place.truck !== null) return false;
  const later = (clockMinutes(start) - clockMinutes(hours.start)) * MINUTE_MS;
  const now = Date.now();
  return window.start.getTime() <= now && window.start.getTime() + later <= now;
}

/** Null where this person may not change the hours of a block, or blocks keep theirs. */
export function useStartChange(block: BoardBlock, timezone: string): StartChange | null {
  const board = useBoard();
  const [wanted, setWanted] = useState<string | null>(null);
  const [why, setWhy] = useState<string | null>(null);
  const [instead, setInstead] = useState<AskedProposal | null>(null);
  const [isSending, setSending] = useState(false);
  if (!board.retime || !board.mayLift(block)) return null;

  const { retime } = board;
  const hours = hoursOf(block.booking, timezone);
  const forget = (): void => {
    setWhy(null);
    setInstead(null);
  };
  const send: StartChange['send'] = async (to) => {
    setSending(true);
    forget();
    const refused = await retime(block, { ...to, timezone });
    setSending(false);
    setWhy(refused?.why ?? null);
    if (refused === null) setWanted(null);
    else if (TAKEN.includes(refused.code) && to.hours.duration > hours.duration) {
      setInstead({
        kind: 'repair',
        cause: { late: { operation: block.id, end: endOf(to.hours) } },
      });
    }
  };
  const ask = (start: string): void => {
    forget();
    if (start !== hours.start && isPastStart(block, hours, start)) {
      setWanted(null);
      return setWhy(START_IS_PAST);
    }
    const isAsked = start !== hours.start && !isPromised(block.booking, start, timezone);
    setWanted(isAsked ? start : null);
    if (start === hours.start || isAsked) return;
    void send({ hours: { ...hours, start }, agreed: null });
  };
  return { hours, wanted, why, instead, isSending, send, ask, forget };
}
