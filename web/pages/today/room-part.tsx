import type { JSX } from 'react';
import { boardAddress, useGetTruckRoomQuery, type BranchToday } from './api';
import { KEEPING_UP, Part } from './part';
import { Room } from './room';

/** The room on the trucks in the coming two weeks. */
export function RoomPart({ branch }: { branch: BranchToday }): JSX.Element {
  const { branchId, today } = branch;
  return (
    <Part
      title="Room on the trucks"
      note="hours free, 14 days"
      link={{ to: `${boardAddress(today, branchId)}&view=month`, text: 'Month' }}
      asked={useGetTruckRoomQuery(branch, KEEPING_UP)}
    >
      {(days) => <Room days={days} boardOf={(day) => boardAddress(day, branchId)} />}
    </Part>
  );
}
