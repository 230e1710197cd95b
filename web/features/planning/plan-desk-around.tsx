import { useMemo, useState, type JSX, type ReactNode } from 'react';
import { useMay } from '../../shared/auth';
import { PlanDeskContext, showRefusal, type PlanDesk } from '../scheduling';
import { useCreateProposalMutation } from './api/proposal-acts-api';
import { WaysInPlace } from './desk/ways-in-place';
import { DeskContext, OF_THE_DAY, type DeskAddress } from './desk/desk-context';

export interface PlanDeskAroundProps {
  branchId: string;
  /** `YYYY-MM-DD`. */
  date: string;
  address: DeskAddress;
  children: ReactNode;
}

const NOT_PROPOSED = 'No way was looked for';

/** Lets a board ask the plan desk; what it shows is in the address. */
export function PlanDeskAround(props: PlanDeskAroundProps): JSX.Element {
  const { branchId, date, address, children } = props;
  const { shown, onShown } = address;
  const mayDispatch = useMay('dispatch');
  const [asking, setAsking] = useState(0);
  const [create] = useCreateProposalMutation();
  const isAsking = asking > 0;
  const isOpen = shown !== '' || isAsking;
  const desk = useMemo<PlanDesk | null>(
    () =>
      mayDispatch
        ? {
            isOpen,
            Ways: WaysInPlace,
            toggle: () => onShown(isOpen ? '' : OF_THE_DAY),
            propose: async ({ kind, cause }) => {
              setAsking((count) => count + 1);
              const { data, error } = await create({ branchId, date, kind, cause });
              setAsking((count) => count - 1);
              if (error) showRefusal(NOT_PROPOSED, error);
              else onShown(data._id);
            },
          }
        : null,
    [mayDispatch, isOpen, onShown, create, branchId, date],
  );
  const [wanted, setWanted] = useState<number | null>(null);
  const state = useMemo(
    () => ({
      branchId,
      date,
      shown,
      isAsking,
      wanted,
      onShown: (next: string) => {
        setWanted(null);
        onShown(next);
      },
      showOption: (id: string, no: number) => {
        setWanted(no);
        onShown(id);
      },
    }),
    [branchId, date, shown, onShown, isAsking, wanted],
  );
  return (
    <PlanDeskContext value={desk}>
      <DeskContext value={state}>{children}</DeskContext>
    </PlanDeskContext>
  );
}
