import { Button, Menu } from '@mantine/core';
import { IconTool } from '@tabler/icons-react';
import type { JSX } from 'react';
import type { BoardMark } from '#modules/scheduling/contract/board-rules.js';
import { withKey } from '../../../../shared/shortcuts';
import { useMendableMarks } from '../../drag/board-marks-context';
import { usePlanDesk } from '../../drag/plan-desk-context';
import { MARK_LABELS } from '../../model/mark-labels';

export interface FixButtonProps {
  /** Of a move. */
  id: string;
  /** What is mended elsewhere. */
  except?: BoardMark | undefined;
  onAsked: () => void;
}

/** Shows what mends a mark of a move; of several it asks which. */
export function FixButton({ id, except, onAsked }: FixButtonProps): JSX.Element | null {
  const desk = usePlanDesk();
  const marks = useMendableMarks(id).filter((mark) => mark !== except);
  const [only] = marks;
  if (!desk || !only) return null;
  const fix = (mark: BoardMark): void => {
    onAsked();
    void desk.propose({ kind: 'fix', cause: { mark, id } });
  };
  const button = (act?: () => void): JSX.Element => (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<IconTool size={14} aria-hidden />}
      title={withKey('What mends it', 'fixMark')}
      onClick={act}
    >
      Fix…
    </Button>
  );
  if (marks.length === 1) return button(() => fix(only));
  return (
    <Menu position="bottom-start" withinPortal={false}>
      <Menu.Target>{button()}</Menu.Target>
      <Menu.Dropdown>
        {marks.map((mark) => (
          <Menu.Item key={mark} onClick={() => fix(mark)}>
            {MARK_LABELS[mark].label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
