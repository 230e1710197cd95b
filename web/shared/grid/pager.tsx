import { Group, Pagination, Text, useMatches } from '@mantine/core';
import type { JSX, ReactNode } from 'react';
import { ChoiceBox } from '../ui/choice-box';

export interface PagerProps<Size extends number> {
  /** Counts from 1. */
  page: number;
  size: Size;
  total: number;
  onPage: (page: number) => void;
  /** How many rows a page may have, where people choose. */
  sizes?: readonly Size[];
  onSize?: (size: Size) => void;
  /** Beside the count. */
  children?: ReactNode;
}

const COUNT = new Intl.NumberFormat('en-US');

/** Where one is in a list, and buttons to its other pages. */
export function Pager<Size extends number>(props: PagerProps<Size>): JSX.Element {
  const { page, size, total, onPage, sizes, onSize, children } = props;
  const around = useMatches({ base: 0, sm: 1 }, { getInitialValueInEffect: false });
  const pages = Math.max(1, Math.ceil(total / size));
  const first = total === 0 ? 0 : (page - 1) * size + 1;
  const last = Math.min(total, page * size);
  return (
    <Group gap="sm" pt={8}>
      <Text size="sm" c="dimmed" aria-live="polite">
        {total === 0
          ? 'None'
          : `${COUNT.format(first)}–${COUNT.format(last)} of ${COUNT.format(total)}`}
      </Text>
      {children}
      {sizes && (
        <ChoiceBox
          ml="auto"
          w={92}
          size="xs"
          aria-label="Rows on a page"
          data={sizes.map((some) => ({ value: String(some), label: `${some} rows` }))}
          value={String(size)}
          onChange={(chosen) => {
            const next = sizes.find((some) => String(some) === chosen);
            if (next !== undefined) onSize?.(next);
          }}
          allowDeselect={false}
          comboboxProps={{ withinPortal: true }}
        />
      )}
      <Pagination
        ml={sizes ? undefined : 'auto'}
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
