import {
  IconArrowBarToLeft,
  IconArrowBarToRight,
  IconBox,
  IconCalculator,
  IconCalendarX,
  IconCircleDashed,
  IconClockExclamation,
  IconElevator,
  IconMapPinExclamation,
  IconMoon,
  IconNote,
  IconRoad,
  IconStairsUp,
  IconSunrise,
  IconUsers,
  type Icon,
} from '@tabler/icons-react';
import type { FlagKind } from '../../model/block-flags';

/** A picture for each flag. */
export const FLAG_ICONS: Readonly<Record<FlagKind, Icon>> = {
  outside: IconCalendarX,
  tight: IconClockExclamation,
  unconfirmed: IconCircleDashed,
  late: IconMoon,
  problem: IconMapPinExclamation,
  estimate: IconCalculator,
  early: IconSunrise,
  lift: IconElevator,
  movers: IconUsers,
  stairs: IconStairsUp,
  longDrive: IconRoad,
  pack: IconBox,
  notes: IconNote,
  previousDay: IconArrowBarToLeft,
  nextDay: IconArrowBarToRight,
};
