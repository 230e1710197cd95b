import type { JSX } from 'react';
import { CONSTANT_LIMITS } from '#modules/moves/contract/limits.js';
import { DayField, NumberField } from '../../shared/forms';
import { FormSection } from '../../shared/pages';

const { factor, thirdMoverFactor, boxMinutes, volumePerMinute, truckVolume } = CONSTANT_LIMITS;

interface Coefficient {
  name: string;
  label: string;
  description: string;
  max: number;
}

const OF_BASE: readonly Coefficient[] = [
  {
    name: 'unloadFactor',
    label: 'Unloading',
    description: 'of the time to load the same',
    max: factor,
  },
  {
    name: 'stairsCoefficient',
    label: 'Stairs',
    description: 'of base, a flight without elevator',
    max: factor,
  },
  { name: 'elevatorCoefficient', label: 'Elevator', description: 'of base, once', max: factor },
  {
    name: 'storiesCoefficient',
    label: 'Stories',
    description: 'of base, a story above the first',
    max: factor,
  },
  {
    name: 'walkCoefficient',
    label: 'Walk',
    description: 'of base, each 50 ft beyond the first',
    max: factor,
  },
  {
    name: 'thirdMoverFactor',
    label: 'Crew of three',
    description: 'of the time of a crew of two',
    max: thirdMoverFactor,
  },
];

const OTHERS: readonly (Coefficient & { unit: string })[] = [
  { name: 'boxMinutes', label: 'Boxes', description: 'for each box', unit: 'min', max: boxMinutes },
  {
    name: 'volumePerMinute',
    label: 'Volume',
    description: 'for each base minute of loading',
    unit: 'cu ft',
    max: volumePerMinute,
  },
  {
    name: 'truckVolume',
    label: 'Truck',
    description: 'what one truck takes',
    unit: 'cu ft',
    max: truckVolume,
  },
];

/** The figures next to the tables, and from when they count. */
export function CoefficientFields(): JSX.Element {
  return (
    <>
      <FormSection title="Parts of the base time">
        {OF_BASE.map((figure) => (
          <NumberField key={figure.name} {...figure} min={0} step={0.01} decimals={4} />
        ))}
      </FormSection>
      <FormSection title="Boxes and volume">
        {OTHERS.map((figure) => (
          <NumberField key={figure.name} {...figure} min={0} step={0.25} decimals={4} />
        ))}
      </FormSection>
      <FormSection title="In force">
        <DayField
          name="effectiveFrom"
          label="From"
          description="Empty or in the past: from today"
          clearable
        />
      </FormSection>
    </>
  );
}
