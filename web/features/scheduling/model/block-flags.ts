import { isLongDrive } from '#modules/moves/contract/envelope.js';
import type { BookingView } from '#modules/scheduling/contract/booking.view.js';
import { showDollars, showDrive } from '../../../shared/format';

/** What a block shows as icons, most severe first; its face shows them in this order. */
export const FLAG_KINDS = [
  'outside',
  'cantStart',
  'runningLate',
  'tight',
  'missingTruck',
  'driveUnknown',
  'reconfirm',
  'notConfirmed',
  'mayRunLate',
  'lateFinish',
  'farEstimate',
  'problemAddress',
  'early',
  'lift',
  'movers',
  'stairs',
  'longDrive',
  'pack',
  'notes',
  'previousDay',
  'nextDay',
  'working',
  'done',
] as const;
export type FlagKind = (typeof FLAG_KINDS)[number];

/** What can't stay that way, what needs a look, and what is good to know. */
export type FlagTone = 'danger' | 'warning' | 'plain';

export interface BlockFlag {
  kind: FlagKind;
  tone: FlagTone;
  /** The icon in words. */
  name: string;
  /** What is next to the icon. */
  figure?: string;
  /** Shown in the wide layout only. */
  wide?: boolean;
}

/** Fewer flights than this are not worth showing (R-EST-13). */
const STAIRS_SHOWN_FROM = 3;
const USUAL_CREW = 2;

const flag = (kind: FlagKind, name: string, more: Partial<BlockFlag> = {}): BlockFlag => ({
  kind,
  tone: 'plain',
  name,
  ...more,
});

function driveFlag({ operation }: BookingView): BlockFlag | false {
  const { startingDriveTime, endingDriveTime, bookingDuration } = operation.bookingEnvelope;
  const longest = Math.max(startingDriveTime, endingDriveTime);
  return (
    isLongDrive(longest, bookingDuration) && flag('longDrive', `Long drive, ${showDrive(longest)}`)
  );
}

/** The flags of a booking by itself, apart from its marks (R-BOARD-7). */
export function blockFlags(booking: BookingView): BlockFlag[] {
  const { metaData } = booking;
  const { moverCount, stairsFloors, activity } = metaData;
  const flags: (BlockFlag | false)[] = [
    metaData.earlyStart && flag('early', 'Early start'),
    metaData.requiresLift && flag('lift', 'Needs a truck with a lift'),
    moverCount > USUAL_CREW &&
      flag('movers', `${moverCount} movers`, { figure: String(moverCount) }),
    stairsFloors >= STAIRS_SHOWN_FROM &&
      flag('stairs', `${stairsFloors} flights of stairs`, { figure: String(stairsFloors) }),
    driveFlag(booking),
    /pack/i.test(activity.activityType) && flag('pack', 'Packing'),
    activity.notes.trim() !== '' && flag('notes', 'Has notes'),
    metaData.hasPrevDayActivity &&
      flag('previousDay', 'Also has work on the day before', { wide: true }),
    metaData.hasNextDayActivity &&
      flag('nextDay', 'Also has work on the day after', { wide: true }),
  ];
  return flags.filter((one) => one !== false);
}

/** `$45`; empty without a fee, and for those who may not see it. */
export const feeOf = ({ metaData: { tripFee = 0 } }: BookingView): string =>
  tripFee > 0 ? showDollars(tripFee) : '';
