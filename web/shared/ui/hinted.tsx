import { Tooltip } from '@mantine/core';
import { useState, type ComponentProps, type JSX } from 'react';

export interface HintedProps extends ComponentProps<'span'> {
  hint: string;
}

/**
 * A small thing with its name on hover. The tooltip is created when a pointer is there: a board has
 * hundreds of such things, and nobody points at most of them.
 */
export function Hinted({ hint, ...span }: HintedProps): JSX.Element {
  const [isPointedAt, setPointedAt] = useState(false);
  if (!isPointedAt) return <span {...span} onPointerEnter={() => setPointedAt(true)} />;
  return (
    <Tooltip label={hint} multiline maw={260} defaultOpened>
      <span {...span} />
    </Tooltip>
  );
}
