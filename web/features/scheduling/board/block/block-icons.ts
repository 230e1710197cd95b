import {
  IconArrowBarToLeft,
  IconArrowBarToRight,
  IconBox,
  IconCalculator,
  IconElevator,
  IconNote,
  IconRoad,
  IconStairsUp,
  IconSunrise,
  IconUsers,
  type Icon,
} from '@tabler/icons-react';
import type { FlagKind } from '../../model/block-flags';

/** A picture for each flag; the fee is its own figure. */
export const FLAG_ICONS: Readonly<Record<FlagKind, Icon | null>> = {
  movers: IconUsers,
  fee: null,
  stairs: IconStairsUp,
  lift: IconElevator,
  pack: IconBox,
  early: IconSunrise,
  longDrive: IconRoad,
  previousDay: IconArrowBarToLeft,
  nextDay: IconArrowBarToRight,
  estimate: IconCalculator,
  notes: IconNote,
};
