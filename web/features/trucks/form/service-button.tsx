import { Button } from '@mantine/core';
import { IconTruckOff, IconTruckReturn } from '@tabler/icons-react';
import type { JSX } from 'react';
import type { TruckView } from '#modules/trucks/contract/truck.view.js';
import { useTruckService } from './use-truck-service';

export interface ServiceButtonProps {
  truck: TruckView;
  onRefused: (error: unknown) => void;
}

/** Takes a truck out of service, or returns it. */
export function ServiceButton({ truck, onRefused }: ServiceButtonProps): JSX.Element {
  const { isBusy, remove, giveBack } = useTruckService(truck, onRefused);
  return truck.inService ? (
    <Button
      variant="subtle"
      size="sm"
      c="var(--emma-danger)"
      loading={isBusy}
      leftSection={<IconTruckOff size={15} aria-hidden />}
      onClick={() => void remove()}
    >
      Remove from Service
    </Button>
  ) : (
    <Button
      variant="default"
      size="sm"
      loading={isBusy}
      leftSection={<IconTruckReturn size={15} aria-hidden />}
      onClick={() => void giveBack()}
    >
      Return to Service
    </Button>
  );
}
