import { Group, Pagination, Text, useMatches } from '@mantine/core';
import type { JSX } from 'react';

export interface PagerProps {
  /** Counts from 1. */
  page: number;
  size: number;
  total: number;
  onPage: (page: number) => void;
}

const COUNT = new Intl.NumberFormat('en-US');

/** Where one is in a list, and buttons to its other pages. */
export function Pager({ page, size, total, onPage }: PagerProps): JSX.Element {
  const around = useMatches({ base: 0, sm: 1 });
  const pages = Math.max(1, Math.ceil(total / size));
  const first = total === 0 ? 0 : (page - 1) * size + 1;
  const last = Math.min(total, page * size);
  return (
    <Group justify="space-between" gap="sm" py={8}>
      <Text size="sm" c="dimmed" aria-live="polite">
        {total === 0
          ? 'None'
          : `${COUNT.format(first)}–${COUNT.format(last)} of ${COUNT.format(total)}`}
      </Text>
      <Pagination
        size="sm"
        total={pages}
        value={page}
        onChange={onPage}
        siblings={around}
        boundaries={around}
        withEdges
        aria-label="Pages"
        getItemProps={(at) => ({ 'aria-label': `Page ${at}` })}
        getControlProps={(control) => ({ 'aria-label': CONTROL_NAMES[control] })}
      />
    </Group>
  );
}

const CONTROL_NAMES = {
  first: 'First page',
  last: 'Last page',
  next: 'Next page',
  previous: 'Previous page',
} as const;
