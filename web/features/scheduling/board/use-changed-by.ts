import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useStaff } from '../../employees';
import { currentSession } from '../../../shared/auth';
import { announce } from '../../../shared/ui';
import type { BoardController } from '../drag/board-controller';
import { changesSeen, changesShown } from '../drag/board-view-slice';
import type { OnTouched } from './use-live-board';

/** How long another person is named. */
const SHOWN_MS = 4000;

/** Shows for a moment what others changed, and who it was. */
export function useChangedBy(board: BoardController): OnTouched {
  const staff = useStaff();
  const dispatch = useDispatch();
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach(clearTimeout);
  }, []);

  return ({ shown: ids, concerned }, actorId) => {
    const isOneself = actorId === currentSession()?.userId;
    const name = staff.get(actorId)?.displayName ?? 'Someone';
    board.lastEditors.note(concerned, isOneself ? null : name);
    if (isOneself || ids.length === 0) return;
    dispatch(changesShown({ board: board.id, ids, name }));
    const blocks = ids.flatMap((id) => board.model?.blocks.get(id)?.name ?? []);
    if (blocks.length > 0) announce(`${name} changed ${blocks.join(', ')}`);
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      dispatch(changesSeen({ board: board.id, ids }));
    }, SHOWN_MS);
    timers.current.add(timer);
  };
}
