import { useEffect, useRef, useState } from 'react';
import type { NotesView } from '#modules/scheduling/contract/day.view.js';
import { NOTES_AUTOSAVE_MS } from '#modules/scheduling/contract/limits.js';
import { apiErrorOf, type ApiError } from '../../../shared/api';
import { toast, useLatest } from '../../../shared/ui';
import type { DayKey } from '../model/day-key';
import { useSaveNotesMutation } from '../api/day-plan-api';
import { inTurn } from '../api/in-turn';
import { saveFaultOf, type SaveFault } from './save-fault';
import { useOnceBack } from './use-once-back';

export type AlertsState = 'Up to Date' | 'Editing (Not Saved)' | 'Saving...' | 'Error Saving';

export interface DailyAlerts {
  text: string;
  state: AlertsState;
  /** What someone else saved in between; both texts are shown to be merged. */
  theirs: NotesView | null;
  /** Why what is typed is not saved, as sentences; null while no save has failed. */
  error: string | null;
  type: (text: string) => void;
  /** Goes on with this text, based on what the other person saved. */
  settle: (text: string) => void;
  saveNow: () => void;
}

const theirsOf = ({ code, details }: ApiError): NotesView | null =>
  code === 'STALE_REVISION' &&
  typeof details.notes === 'string' &&
  typeof details.revision === 'number'
    ? { notes: details.notes, revision: details.revision }
    : null;

/** Someone who has left the day still gets back the text that could not be saved. */
const tellLost = ({ message }: ApiError, notes: string): string =>
  toast.error(`${message}\nYour text: ${notes}`, { title: 'Daily alerts not saved', stays: true });

/** Autosave 3 s after the last keystroke, by revision: nobody's text is lost. */
export function useDailyAlerts(
  { branchId, day }: DayKey,
  stored: NotesView,
  onSaved: (before: string, saved: NotesView) => void,
): DailyAlerts {
  const [typed, setTyped] = useState<string | null>(null);
  // The board learns of what was saved a frame later.
  const [saved, setSaved] = useState(stored);
  const known = saved.revision > stored.revision ? saved : stored;
  const [state, setState] = useState<AlertsState>('Up to Date');
  const [theirs, setTheirs] = useState<NotesView | null>(null);
  const [fault, setFault] = useState<SaveFault | null>(null);
  const [save] = useSaveNotesMutation();
  // The revision that the typed text is based on: the one on screen when typing began.
  const base = useRef(known.revision);
  /** What that revision says. */
  const former = useRef(known.notes);
  const latest = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const isLeft = useRef(false);

  const sendNow = async (): Promise<void> => {
    clearTimeout(timer.current);
    const notes = latest.current;
    if (notes === null) return;
    setState('Saving...');
    const answer = await save({ branchId, assignmentDay: day, notes, revision: base.current });
    if (answer.error) {
      const refusal = apiErrorOf(answer.error);
      if (isLeft.current) tellLost(refusal, notes);
      setTheirs(theirsOf(refusal));
      setFault(saveFaultOf(refusal));
      setState('Error Saving');
      return;
    }
    base.current = answer.data.revision;
    onSaved(former.current, answer.data);
    former.current = notes;
    setFault(null);
    if (latest.current !== notes) return begin();
    latest.current = null;
    setSaved(answer.data);
    setTyped(null);
    setState('Up to Date');
  };
  // Each save is based on the answer to the one before it.
  const send = useLatest(() => inTurn(`notes ${branchId} ${day}`, sendNow));

  useOnceBack(state === 'Error Saving' && fault?.mayPass === true, () => void send());

  const begin = (): void => {
    clearTimeout(timer.current);
    setState('Editing (Not Saved)');
    timer.current = setTimeout(() => void send(), NOTES_AUTOSAVE_MS);
  };

  const type = (text: string): void => {
    if (latest.current === null) {
      base.current = known.revision;
      former.current = known.notes;
    }
    latest.current = text;
    setTyped(text);
    if (!theirs) begin();
  };

  // What is typed and not saved is saved when the day is left.
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      if (latest.current !== null) void send();
    };
  }, [send]);

  const isBusy = state !== 'Up to Date';
  useEffect(() => {
    if (!isBusy) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isBusy]);

  return {
    text: typed ?? known.notes,
    state,
    theirs,
    error: fault?.words ?? null,
    type,
    settle: (text) => {
      if (theirs) {
        base.current = theirs.revision;
        former.current = theirs.notes;
      }
      latest.current = text;
      setTyped(text);
      setTheirs(null);
      void send();
    },
    saveNow: () => void send(),
  };
}
