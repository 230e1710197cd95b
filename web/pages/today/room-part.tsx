import type { JSX } from 'react';
import { useDispatch } from 'react-redux';
import { addDays } from '#kernel/local-date.js';
import { boardTopic } from '#modules/scheduling/contract/live.js';
import { boardAddress, ROOM_DAYS, staleRoom, useGetTruckRoomQuery, type BranchToday } from './api';
import { LiveTopics } from './live-topics';
import { KEEPING_UP, Part } from './part';
import { Room } from './room';

/** The room on the trucks in the coming two weeks. */
export function RoomPart({ branch }: { branch: BranchToday }): JSX.Element {
  const { branchId, today } = branch;
  const dispatch = useDispatch();
  const boards = Array.from({ length: ROOM_DAYS }, (_, n) =>
    boardTopic(branchId, addDays(today, n)),
  );
  return (
    <>
      <LiveTopics topics={boards} onChange={() => void dispatch(staleRoom())} />
      <Part
        title="Room on the trucks"
        note="hours free, 14 days"
        link={{ to: `${boardAddress(today, branchId)}&view=month`, text: 'Month' }}
        asked={useGetTruckRoomQuery(branch, KEEPING_UP)}
      >
        {(days) => <Room days={days} boardOf={(day) => boardAddress(day, branchId)} />}
      </Part>
    </>
  );
}
