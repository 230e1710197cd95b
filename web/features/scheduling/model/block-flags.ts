import { isLongDrive } from '#modules/moves/contract/envelope.js';
import type { BookingView } from '#modules/scheduling/contract/booking.view.js';
import { showHours, showMoney } from '../../../shared/format';
import { gapLabel, shortGap } from '../../../shared/labels';

/** What a block tells by an icon; in the order in which they stand. */
export type FlagKind =
  | 'movers'
  | 'fee'
  | 'stairs'
  | 'lift'
  | 'pack'
  | 'early'
  | 'longDrive'
  | 'previousDay'
  | 'nextDay'
  | 'estimate'
  | 'notes';

export interface BlockFlag {
  kind: FlagKind;
  /** The icon in words. */
  name: string;
  /** What is beside the icon. */
  text?: string;
  /** Needs a look. */
  tone?: 'warning';
  /** Shown in the wide layout only. */
  wide?: boolean;
}

/** Fewer than this many flights are no news (R-EST-13). */
const STAIRS_SHOWN_FROM = 3;
const USUAL_CREW = 2;

const inShort = (money: string): string => money.replace(/\.00$/, '');

const flag = (kind: FlagKind, name: string, more: Partial<BlockFlag> = {}): BlockFlag => ({
  kind,
  name,
  ...more,
});

function driveFlag({ operation }: BookingView): BlockFlag[] {
  const { startingDriveTime, endingDriveTime, bookingDuration } = operation.bookingEnvelope;
  const longest = Math.max(startingDriveTime, endingDriveTime);
  return isLongDrive(longest, bookingDuration)
    ? [flag('longDrive', `Long drive, ${showHours(longest)}`)]
    : [];
}

/** The flags of a block (R-BOARD-7). */
export function blockFlags(booking: BookingView): BlockFlag[] {
  const { metaData } = booking;
  const { moverCount, tripFee = 0, stairsFloors, activity, estimateGaps = [] } = metaData;
  const flags: (BlockFlag | false)[] = [
    moverCount > USUAL_CREW && flag('movers', `${moverCount} movers`, { text: String(moverCount) }),
    tripFee > 0 &&
      flag('fee', `Trip fee ${showMoney(tripFee)}`, { text: inShort(showMoney(tripFee)) }),
    stairsFloors >= STAIRS_SHOWN_FROM &&
      flag('stairs', `${stairsFloors} flights of stairs`, { text: String(stairsFloors) }),
    metaData.requiresLift && flag('lift', 'Needs a truck with a lift'),
    /pack/i.test(activity.activityType) && flag('pack', 'Packing'),
    metaData.earlyStart && flag('early', 'Early start'),
    estimateGaps.length > 0 &&
      flag('estimate', gapLabel(estimateGaps), { text: shortGap(estimateGaps), tone: 'warning' }),
    metaData.hasPrevDayActivity &&
      flag('previousDay', 'Also has work on the day before', { wide: true }),
    metaData.hasNextDayActivity &&
      flag('nextDay', 'Also has work on the day after', { wide: true }),
    activity.notes.trim() !== '' && flag('notes', 'Has notes'),
  ];
  return [...flags.filter((one) => one !== false), ...driveFlag(booking)];
}
