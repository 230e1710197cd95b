import {
  IconArrowBarToLeft,
  IconArrowBarToRight,
  IconBox,
  IconCalendarX,
  IconCircleCheck,
  IconElevator,
  IconNote,
  IconPlayerPlay,
  IconRoad,
  IconStairsUp,
  IconSunrise,
  IconUsers,
  type Icon,
} from '@tabler/icons-react';
import type { FlagKind } from '../../model/block-flags';
import { MARK_ICONS } from './mark-icons';

/** A picture for each flag. */
export const FLAG_ICONS: Readonly<Record<FlagKind, Icon>> = {
  outside: IconCalendarX,
  cantStart: MARK_ICONS.cantStart,
  runningLate: MARK_ICONS.runningLate,
  tight: MARK_ICONS.tight,
  missingTruck: MARK_ICONS.missingTruck,
  driveUnknown: MARK_ICONS.driveUnknown,
  reconfirm: MARK_ICONS.reconfirm,
  notConfirmed: MARK_ICONS.notConfirmed,
  mayRunLate: MARK_ICONS.mayRunLate,
  lateFinish: MARK_ICONS.lateFinish,
  farEstimate: MARK_ICONS.farEstimate,
  problemAddress: MARK_ICONS.problemAddress,
  early: IconSunrise,
  lift: IconElevator,
  movers: IconUsers,
  stairs: IconStairsUp,
  longDrive: IconRoad,
  pack: IconBox,
  notes: IconNote,
  previousDay: IconArrowBarToLeft,
  nextDay: IconArrowBarToRight,
  working: IconPlayerPlay,
  done: IconCircleCheck,
};
