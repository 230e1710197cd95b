import { Button, Group } from '@mantine/core';
import { useState, type JSX } from 'react';
import { apiErrorOf } from '../../../shared/api';
import { Dialog, announce, toast } from '../../../shared/ui';
import { useOrderLocationsMutation } from '../api';
import { unsavedChanges } from '../form/changes';
import { useActivityPart, useCustomerFields, useCustomerPage } from '../form/customer-context';
import styles from './locations.module.css';
import { ReorderItem } from './reorder-item';

export interface ReorderDialogProps {
  onClose: () => void;
  /** The new order as one of the unsaved changes: indexes of the present one. */
  onOrder: (indexes: readonly number[]) => void;
}

/**
 * The whole order of travel. Saved at once, unless other changes are waiting to be saved with it.
 */
export function ReorderDialog({ onClose, onOrder }: ReorderDialogProps): JSX.Element {
  const { base, write } = useCustomerPage();
  const form = useCustomerFields();
  const { _id: activityId, locations } = useActivityPart(['_id', 'locations']);
  const [order, setOrder] = useState(() => locations.map((_, at) => at));
  const [send, { isLoading }] = useOrderLocationsMutation();

  const move = (from: number, to: number): void => {
    if (to < 0 || to >= order.length) return;
    setOrder(order.toSpliced(from, 1).toSpliced(to, 0, ...order.slice(from, from + 1)));
    announce(`Location moved to place ${to + 1} of ${order.length}`);
  };

  const apply = async (): Promise<void> => {
    if (unsavedChanges(base, form.getValues()).length > 0) {
      onOrder(order);
      onClose();
      return;
    }
    try {
      await write(() =>
        send({
          contractId: base._id,
          activityId,
          locations: order.flatMap((at) => locations[at]?._id ?? []),
          nounce: base.nounce,
        }).unwrap(),
      );
      toast.success('Locations successfully reordered');
      onClose();
    } catch (error) {
      toast.error(apiErrorOf(error).message, {
        title: 'Error reordering Locations',
        refusal: error,
      });
    }
  };

  return (
    <Dialog
      onClose={onClose}
      title="Reorder Locations"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <ol className={styles.order}>
        {order.map((at, place) => {
          const location = locations[at];
          return (
            location && (
              <ReorderItem
                key={at}
                location={location}
                place={place}
                isLast={place === order.length - 1}
                onMove={move}
              />
            )
          );
        })}
      </ol>
      <Group justify="flex-end" gap="xs" mt="md">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button loading={isLoading} onClick={() => void apply()}>
          Reorder
        </Button>
      </Group>
    </Dialog>
  );
}
