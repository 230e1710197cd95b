import {
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  type JSX,
  type ReactNode,
} from 'react';
import { useMay } from '../../shared/auth';
import { PlanDeskContext, showRefusal, type PlanDesk } from '../scheduling';
import { useCreateProposalMutation } from './api/proposal-acts-api';
import { WaysInPlace } from './desk/ways-in-place';
import { DeskContext, downIn, OF_THE_DAY, type DeskAddress } from './desk/desk-context';
import { useTypedWords } from './desk/use-typed-words';

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
  const down = downIn(shown);
  const isAsking = asking > 0 || down !== null;
  const isOpen = shown !== '' || isAsking;
  const words = useTypedWords(branchId);
  const { letGo } = words;
  const close = useCallback(
    () => void letGo().then((isLetGo) => isLetGo && onShown('')),
    [letGo, onShown],
  );
  const desk = useMemo<PlanDesk | null>(
    () =>
      mayDispatch
        ? {
            isOpen,
            Ways: WaysInPlace,
            toggle: () => (isOpen ? close() : onShown(OF_THE_DAY)),
            propose: async ({ kind, cause }) => {
              setAsking((count) => count + 1);
              const { data, error } = await create({ branchId, date, kind, cause });
              setAsking((count) => count - 1);
              if (error) showRefusal(NOT_PROPOSED, error);
              else onShown(data._id);
            },
          }
        : null,
    [mayDispatch, isOpen, close, onShown, create, branchId, date],
  );
  const [wanted, setWanted] = useState<number | null>(null);
  const askDown = useEffectEvent(async (truck: string) => {
    const { data, error } = await create({
      ...{ branchId, date, kind: 'repair', cause: { truckDown: { truck } } },
    });
    if (error) showRefusal(NOT_PROPOSED, error);
    onShown(data?._id ?? '');
  });
  useEffect(() => {
    if (mayDispatch && down !== null) void askDown(down);
  }, [mayDispatch, down]);
  const state = useMemo(
    () => ({
      branchId,
      date,
      shown,
      isAsking,
      wanted,
      words,
      close,
      onShown: (next: string) => {
        setWanted(null);
        onShown(next);
      },
      showOption: (id: string, no: number) => {
        setWanted(no);
        onShown(id);
      },
    }),
    [branchId, date, shown, onShown, isAsking, wanted, words, close],
  );
  return (
    <PlanDeskContext value={desk}>
      <DeskContext value={state}>{children}</DeskContext>
    </PlanDeskContext>
  );
}
