import type { JSX } from 'react';
import type { DayTruckView } from '#modules/scheduling/contract/day.view.js';
import { NO_TRUCK, type PlannedPart } from '../model/rebook-plan';
import { ChoiceBox } from '../../../shared/ui';

export interface PartTrucksProps {
  parts: readonly PlannedPart[];
  /** By part: the trucks that could take it. */
  free: readonly (readonly DayTruckView[])[];
  /** By part: a truck, NO_TRUCK, or null while none is free. */
  trucks: readonly (string | null)[];
  onChoose: (partId: string, truck: string) => void;
}

/** Which truck each part of the work is to have on the other day. */
export function PartTrucks({ parts, free, trucks, onChoose }: PartTrucksProps): JSX.Element {
  return (
    <>
      {parts.map(({ operation }, at) => (
        <ChoiceBox
          key={operation._id}
          label={parts.length > 1 ? `Truck ${at + 1} of ${parts.length}` : 'Truck'}
          data={[
            ...(free[at] ?? []).map(({ _id, name }) => ({
              value: _id,
              label: _id === operation.truck ? `${name}, as now` : name,
            })),
            { value: NO_TRUCK, label: 'No truck yet' },
          ]}
          value={trucks[at] ?? null}
          allowDeselect={false}
          error={trucks[at] === null && 'No truck is free at that time'}
          onChange={(truck) => truck && onChoose(operation._id, truck)}
        />
      ))}
    </>
  );
}
