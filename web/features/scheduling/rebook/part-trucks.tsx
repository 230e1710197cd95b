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
  /** Said of a part for which none is free. */
  whyNone: (part: PlannedPart) => string;
  onChoose: (partId: string, truck: string) => void;
}

/** Which truck each part of the work is to have on the other day. */
export function PartTrucks({
  parts,
  free,
  trucks,
  whyNone,
  onChoose,
}: PartTrucksProps): JSX.Element {
  return (
    <>
      {parts.map((part, at) => (
        <ChoiceBox
          key={part.operation._id}
          label={parts.length > 1 ? `Truck ${at + 1} of ${parts.length}` : 'Truck'}
          data={[
            ...(free[at] ?? []).map(({ _id, name }) => ({
              value: _id,
              label: _id === part.operation.truck ? `${name}, as now` : name,
            })),
            { value: NO_TRUCK, label: 'No truck yet' },
          ]}
          value={trucks[at] ?? null}
          allowDeselect={false}
          error={trucks[at] === null && whyNone(part)}
          onChange={(truck) => truck && onChoose(part.operation._id, truck)}
        />
      ))}
    </>
  );
}
