import { useStore } from 'react-redux';
import type { NotesView } from '#modules/scheduling/contract/day.view.js';
import { requestIdOf } from '../../../shared/api';
import { useSaveNotesMutation } from '../api/day-plan-api';
import { inTurn } from '../api/in-turn';
import { cachedDay } from '../api/scheduling-api';
import type { BoardController } from '../drag/board-controller';
import { showRefusal, showRefused } from '../drag/show-refusal';
import type { UndoKind } from '../drag/undo-stack';
import type { DayKey } from '../model/day-key';
import { isBoardOf } from '../model/placing-fault';

interface AlertsChange {
  key: DayKey;
  before: string;
  after: string;
  /** The text's, as of the last answer: for a day that is not on screen. */
  revision: number;
  /** The reference of the answer: by it the text is taken back. */
  undoes: string | null;
}

type Answered = Pick<AlertsChange, 'revision' | 'undoes'>;

const NAME = 'Daily alerts';
const CHANGED = 'Someone else has changed the daily alerts.';

/** Remembers alerts that were saved: undone by saving those of before. */
export function useAlertsUndo({
  key,
  undo,
}: BoardController): (before: string, saved: NotesView) => void {
  const [save] = useSaveNotesMutation();
  const store = useStore();

  const put = ({ key: on, ...known }: AlertsChange, from: string, to: string) =>
    inTurn(`notes ${on.branchId} ${on.day}`, async (): Promise<Answered | null> => {
      const now = cachedDay(store.getState(), on)?.assignment;
      if (now && now.notes !== from) {
        showRefused(NAME, CHANGED);
        return null;
      }
      const { branchId, day: assignmentDay } = on;
      const call = known.undoes ? { undoes: known.undoes } : {};
      const revision = now?.notesRevision ?? known.revision;
      const { data, error } = await save({ branchId, assignmentDay, notes: to, revision, ...call });
      if (error) showRefusal(NAME, error);
      return error ? null : { revision: data.revision, undoes: requestIdOf(data) };
    });

  const kind: UndoKind<AlertsChange> = {
    kind: 'alerts',
    run: async ({ data }, way) => {
      const { before, after } = data;
      const answered =
        way === 'undo'
          ? await put(data, after, before)
          : await put({ ...data, undoes: null }, before, after);
      return answered && { ...data, ...answered };
    },
    fault: ({ key: on, before, after }, way, model) =>
      model &&
      isBoardOf(model, on) &&
      model.view.assignment.notes !== (way === 'undo' ? after : before)
        ? CHANGED
        : null,
  };
  undo.know(kind);

  return (before, saved) => {
    if (before === saved.notes) return;
    const { notes: after, revision } = saved;
    const data: AlertsChange = { key, before, after, revision, undoes: requestIdOf(saved) };
    undo.record(kind, { name: NAME, data, agreed: Promise.resolve(data) });
  };
}
