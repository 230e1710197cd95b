import { UnstyledButton } from '@mantine/core';
import type { JSX } from 'react';
import { FieldMessage } from '../../../shared/forms';
import type { SourceFault } from './use-preview';

export interface FaultListProps {
  faults: readonly SourceFault[];
  onChosen: (line: number) => void;
}

/** What does not compile; each fault leads to its line. */
export function FaultList({ faults, onChosen }: FaultListProps): JSX.Element {
  return (
    <>
      {faults.map(({ line, reason }) => (
        <UnstyledButton
          key={`${line} ${reason}`}
          fz="xs"
          c="var(--emma-danger)"
          onClick={() => onChosen(line)}
        >
          <FieldMessage>{`Line ${line}: ${reason}`}</FieldMessage>
        </UnstyledButton>
      ))}
    </>
  );
}
