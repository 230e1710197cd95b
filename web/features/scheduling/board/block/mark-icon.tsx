import {
  IconAlertTriangle,
  IconCircleDashed,
  IconClockExclamation,
  IconMoon,
  type Icon,
} from '@tabler/icons-react';
import type { JSX } from 'react';
import { Hinted } from '../../../../shared/ui';
import { MARK_NAMES, type BlockMark } from '../../model/block-marks';
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
    <Hinted hint={MARK_NAMES[mark]} className={styles.mark} data-mark={mark} aria-hidden>
      <Picture size={14} stroke={2} />
    </Hinted>
  );
}
