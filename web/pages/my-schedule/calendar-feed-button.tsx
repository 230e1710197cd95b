import { Button } from '@mantine/core';
import { IconCalendarShare } from '@tabler/icons-react';
import { useState, type JSX } from 'react';
import { CalendarFeedDialog } from './calendar-feed-dialog';

/** Opens what brings the schedule to one's own calendar. */
export function CalendarFeedButton(): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconCalendarShare size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Subscribe
      </Button>
      {isOpen && <CalendarFeedDialog onClose={() => setOpen(false)} />}
    </>
  );
}
