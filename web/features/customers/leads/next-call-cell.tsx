import { Button, Menu } from '@mantine/core';
import { IconAlarm, IconAlarmOff } from '@tabler/icons-react';
import type { JSX } from 'react';
import type { LeadRow } from '#modules/customers/contract/lead-row.view.js';
import { showShortDay, showTimeNamed } from '../../../shared/format';
import { callChoices, isPutOff } from './next-call';
import { useNow } from './use-now';
import { usePlanCall } from './use-plan-call';

/** When the customer is called next, and other times to choose from. */
export function NextCallCell({ data }: { data?: LeadRow }): JSX.Element | null {
  const now = useNow();
  const plan = usePlanCall();
  if (!data) return null;
  const { nextCall, branch } = data;
  const shown = nextCall
    ? `${showShortDay(nextCall, branch.timezone)} ${showTimeNamed(nextCall, branch.timezone)}`
    : 'Now';
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button
          variant="subtle"
          size="compact-xs"
          fw={400}
          color={!nextCall || isPutOff(data, now) ? 'gray' : undefined}
          title={data.nextCallWords}
          aria-label={`Next call to ${data.firstName} ${data.lastName}: ${shown}`}
        >
          {shown}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {callChoices(branch.timezone, now).map(({ label, at }) => (
          <Menu.Item
            key={label}
            leftSection={<IconAlarm size={15} aria-hidden />}
            onClick={() => void plan(data, at)}
          >
            {label}
          </Menu.Item>
        ))}
        {nextCall && (
          <Menu.Item
            leftSection={<IconAlarmOff size={15} aria-hidden />}
            onClick={() => void plan(data, null)}
          >
            Now
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
