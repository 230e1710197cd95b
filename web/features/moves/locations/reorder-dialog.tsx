import { ActionIcon, Button, Group, Modal } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useState, type JSX } from 'react';
import { apiErrorOf } from '../../../shared/api';
import { toast } from '../../../shared/ui';
import { useOrderLocationsMutation } from '../api';
import { unsavedChanges } from '../form/changes';
import { useActivityPart, useCustomerFields, useCustomerPage } from '../form/customer-context';
import { addressLine } from '../words/address-line';
import { WORK_WORDS } from '../words/location-words';
import styles from './locations.module.css';

export interface ReorderDialogProps {
  onClose: () => void;
  /** The new order among unsaved changes: indexes of the present one. */
  onOrder: (indexes: readonly number[]) => void;
}

/** The whole order of travel at once. Saved at once, unless other changes wait to be saved with it. */
export function ReorderDialog({ onClose, onOrder }: ReorderDialogProps): JSX.Element {
  const { base, write } = useCustomerPage();
  const form = useCustomerFields();
  const { _id: activityId, locations } = useActivityPart(['_id', 'locations']);
  const [order, setOrder] = useState(() => locations.map((_, at) => at));
  const [send, { isLoading }] = useOrderLocationsMutation();

  const swap = (at: number, step: 1 | -1): void =>
    setOrder((before) => {
      const next = [...before];
      const [one, other] = [next[at], next[at + step]];
      if (one === undefined || other === undefined) return before;
      next[at] = other;
      next[at + step] = one;
      return next;
    });

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
      toast.error(apiErrorOf(error).message, { title: 'Error reordering Locations', stays: true });
    }
  };

  return (
    <Modal
      opened
      onClose={onClose}
      title="Reorder Locations"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <ol className={styles.order}>
        {order.map((at, place) => {
          const location = locations[at];
          const name = location ? addressLine(location) || 'No address yet' : '';
          return (
            <li key={at}>
              <span className={styles.number}>{place + 1}</span>
              <span className={styles.what}>
                <b>{location ? WORK_WORDS[location.typeOfWOrk] : ''}</b> {name}
              </span>
              <ActionIcon
                aria-label={`Move up: ${name}`}
                disabled={place === 0}
                onClick={() => swap(place, -1)}
              >
                <IconArrowUp size={15} aria-hidden />
              </ActionIcon>
              <ActionIcon
                aria-label={`Move down: ${name}`}
                disabled={place === order.length - 1}
                onClick={() => swap(place, 1)}
              >
                <IconArrowDown size={15} aria-hidden />
              </ActionIcon>
            </li>
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
    </Modal>
  );
}
