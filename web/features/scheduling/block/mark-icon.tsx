import { Tooltip } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCircleDashed,
  IconClockExclamation,
  IconMoon,
  type Icon,
} from '@tabler/icons-react';
import type { JSX } from 'react';
import { MARK_NAMES, type BlockMark } from './block-marks';
import styles from './block.module.css';

const ICONS: Readonly<Record<BlockMark, Icon>> = {
  unconfirmed: IconCircleDashed,
  tight: IconClockExclamation,
  late: IconMoon,
  outside: IconAlertTriangle,
};

export function MarkIcon({ mark }: { mark: BlockMark }): JSX.Element {
  const Picture = ICONS[mark];
  return (
    <Tooltip label={MARK_NAMES[mark]} multiline maw={260}>
      <span className={styles.mark} data-mark={mark} aria-hidden>
        <Picture size={14} stroke={2} />
      </span>
    </Tooltip>
  );
}
