import { useState } from 'react';
import { useBoard } from '../../drag/board-context';
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
  isSending: boolean;
  send: (to: Omit<WantedHours, 'timezone'>) => Promise<void>;
  /** Takes a start in the promised window at once; for another one it asks how the customer agreed. */
  ask: (start: string) => void;
}

/** Null where this person may not change the hours of a block, or blocks keep theirs. */
export function useStartChange(block: BoardBlock, timezone: string): StartChange | null {
  const board = useBoard();
  const [wanted, setWanted] = useState<string | null>(null);
  const [why, setWhy] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  if (!board.retime || !board.mayLift(block)) return null;

  const { retime } = board;
  const hours = hoursOf(block.booking, timezone);
  const send: StartChange['send'] = async (to) => {
    setSending(true);
    setWhy(null);
    const refused = await retime(block, { ...to, timezone });
    setSending(false);
    setWhy(refused);
    if (refused === null) setWanted(null);
  };
  const ask = (start: string): void => {
    setWhy(null);
    const isAsked = start !== hours.start && !isPromised(block.booking, start, timezone);
    setWanted(isAsked ? start : null);
    if (start === hours.start || isAsked) return;
    void send({ hours: { ...hours, start }, agreed: null });
  };
  return { hours, wanted, why, isSending, send, ask };
}
