import { Text } from '@mantine/core';
import type { JSX } from 'react';
import { useNavigate } from 'react-router-dom';
import { openingAt, useOpensOver } from '../../../shared/pages';
import { Dialog, RetryBanner, useLatest } from '../../../shared/ui';
import { settleStored, useGetCustomerQuery } from '../../moves';
import { useBoard } from '../drag/board-context';
import type { ChangedMove } from '../drag/board-view-slice';
import { useBoardView } from '../drag/use-board-view';
import { RebookDialog, type RebookDialogProps } from './rebook-dialog';
import { useRebookUndo, type RememberRebooked } from './use-rebook-undo';

const GONE = 'the move could not be loaded again';

/** The dialog for another day or other hours, over the board that it was asked for on. */
export function ChangeMove(): JSX.Element | null {
  const board = useBoard();
  const changing = useBoardView((view) => view.changing);
  const navigate = useNavigate();
  const opensOver = useOpensOver();
  const remember = useRebookUndo(board);
  const write = useLatest(
    (customerId: string) => void navigate(openingAt(customerId, 'confirmation'), opensOver),
  );
  if (!changing) return null;
  const close = (): void => {
    board.show({ changing: null });
    const block = `[data-block="${changing.operationId}"]`;
    requestAnimationFrame(() => document.querySelector<HTMLElement>(block)?.focus());
  };
  return (
    <AskedChange
      key={changing.operationId}
      move={changing}
      remember={remember}
      onConfirm={() => write(changing.customerId)}
      onClose={close}
    />
  );
}

interface AskedChangeProps {
  move: ChangedMove;
  remember: RememberRebooked;
  onConfirm: () => void;
  onClose: () => void;
}

function AskedChange({ move, remember, onConfirm, onClose }: AskedChangeProps): JSX.Element {
  const { data, isFetching, isError, refetch } = useGetCustomerQuery(move.customerId);
  const activity = data?.move.activities.find(({ _id }) => _id === move.activityId);
  const saveFirst: RebookDialogProps['saveFirst'] = async (books) => {
    const { customerId, activityId } = move;
    if (books) return settleStored({ customerId, activityId });
    const { data: customer } = await refetch();
    return customer ? { customer } : { why: GONE };
  };
  if (data && activity)
    return (
      <RebookDialog customer={data} {...{ activity, saveFirst, remember, onConfirm, onClose }} />
    );
  return (
    <Dialog onClose={onClose} title="Change day or hours">
      {isFetching && !isError ? (
        <Text role="status" size="sm">
          Loading the move…
        </Text>
      ) : (
        <RetryBanner onRetry={() => void refetch()}>The move could not be loaded.</RetryBanner>
      )}
    </Dialog>
  );
}
