import { Button, Popover, Text, TextInput, UnstyledButton } from '@mantine/core';
import { IconBraces } from '@tabler/icons-react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState, type JSX } from 'react';
import type { CustomerDataView } from '#modules/mail/contract/mail.view.js';
import { useGetCustomerDataQuery } from '../api';
import styles from './templates.module.css';

export interface MergeFieldMenuProps {
  /** Whose fields are offered, with their values. */
  customerId: string | null;
  onChosen: (name: string) => void;
}

/** Single values by their names; blocks such as the activities are written by hand. */
const fieldsOf = (data: CustomerDataView): [string, string][] =>
  Object.entries(data).filter((entry): entry is [string, string] => typeof entry[1] === 'string');

/** The merge fields to choose from. */
export function MergeFieldMenu({ customerId, onChosen }: MergeFieldMenuProps): JSX.Element {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const { currentData = {} } = useGetCustomerDataQuery(open && customerId ? customerId : skipToken);
  const wanted = text.trim().toLowerCase();
  const fields = fieldsOf(currentData).filter(([name, value]) =>
    `${name} ${value}`.toLowerCase().includes(wanted),
  );
  return (
    <Popover opened={open} onChange={setOpen} width={380} position="bottom-end" trapFocus>
      <Popover.Target>
        <Button
          variant="default"
          size="compact-xs"
          leftSection={<IconBraces size={13} aria-hidden />}
          onClick={() => setOpen((was) => !was)}
        >
          Merge field
        </Button>
      </Popover.Target>
      <Popover.Dropdown p="xs">
        {customerId ? (
          <>
            <TextInput
              aria-label="Find a merge field"
              placeholder="Name or value"
              value={text}
              data-autofocus
              onChange={({ currentTarget }) => setText(currentTarget.value)}
            />
            <div className={styles.mergeFields}>
              {fields.map(([name, value]) => (
                <UnstyledButton
                  key={name}
                  className={styles.mergeField}
                  onClick={() => {
                    setOpen(false);
                    onChosen(name);
                  }}
                >
                  <code>{name}</code>
                  <span>{value}</span>
                </UnstyledButton>
              ))}
            </div>
          </>
        ) : (
          <Text size="sm">
            Choose a customer beside “Preview for”: the fields are then shown with their values.
          </Text>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
