import { ActionIcon, Button, Group } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { JSX, ReactNode } from 'react';
import { Segments } from '../ui';

export interface CalendarToolbarProps<View extends string> {
  /** What is on screen, such as `Sat 11/21/2026` or `November 2026`. */
  label: ReactNode;
  view: View;
  views: readonly { value: View; label: string }[];
  onView: (view: View) => void;
  onStep: (step: -1 | 1) => void;
  onToday: () => void;
  /** The page's own controls at the end of the line. */
  children?: ReactNode;
  disabled?: boolean;
}

/**
 * Our own toolbar instead of the library's, which has no dark mode and no labels for its buttons.
 */
export function CalendarToolbar<View extends string>(
  props: CalendarToolbarProps<View>,
): JSX.Element {
  const { label, view, views, onView, onStep, onToday, children, disabled } = props;
  return (
    <Group gap={8} role="toolbar" aria-label="Calendar">
      <ActionIcon aria-label="Previous" onClick={() => onStep(-1)} disabled={disabled}>
        <IconChevronLeft size={17} aria-hidden />
      </ActionIcon>
      {label}
      <ActionIcon aria-label="Next" onClick={() => onStep(1)} disabled={disabled}>
        <IconChevronRight size={17} aria-hidden />
      </ActionIcon>
      <Button variant="default" onClick={onToday} disabled={disabled}>
        Today
      </Button>
      {views.length > 1 && (
        <Segments aria-label="View" data={views} value={view} onChange={onView} />
      )}
      {children}
    </Group>
  );
}
