import { useEffect, useRef } from 'react';
import { useStaff } from '../../employees';
import { currentSession } from '../../../shared/auth';
import { announce } from '../../../shared/ui';
import type { BoardController } from '../drag/board-controller';
import type { OnTouched } from './use-live-board';

/** How long another person is named. */
const SHOWN_MS = 4000;

/** Shows for a moment what others changed, and who it was. */
export function useChangedBy(board: BoardController): OnTouched {
  const staff = useStaff();
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach(clearTimeout);
  }, []);

  return ({ shown: ids, concerned }, actorId) => {
    const isOneself = actorId === currentSession()?.userId;
    const name = staff.get(actorId)?.displayName ?? 'Someone';
    board.touches.note(concerned, isOneself ? null : name);
    if (isOneself || ids.length === 0) return;
    board.changedBy.set(
      new Map([...board.changedBy.get(), ...ids.map((id) => [id, name] as const)]),
    );
    const blocks = ids.flatMap((id) => board.model.get()?.blocks.get(id)?.name ?? []);
    if (blocks.length > 0) announce(`${name} changed ${blocks.join(', ')}`);
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      board.changedBy.set(new Map([...board.changedBy.get()].filter(([id]) => !ids.includes(id))));
    }, SHOWN_MS);
    timers.current.add(timer);
  };
}
