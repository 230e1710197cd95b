import {
  createReactComponent,
  IconAlarm,
  IconCalculator,
  IconHourglass,
  IconMapPinExclamation,
  IconMoon,
  IconSteeringWheel,
  IconTruckOff,
  IconUsersMinus,
  type Icon,
  type IconNode,
} from '@tabler/icons-react';
import type { BoardMark } from '#modules/scheduling/contract/board-rules.js';

const drawn = (name: string, ...parts: IconNode): Icon =>
  createReactComponent('outline', name, name, parts);

const path = (d: string): IconNode[number] => ['path', { d, key: d }];

/** Two arrows that point at each other. */
const TwoArrows = drawn(
  'two-arrows',
  path('M2 12h8'),
  path('M7 9l3 3l-3 3'),
  path('M22 12h-8'),
  path('M17 9l-3 3l3 3'),
);

const TruckWithGap = drawn(
  'truck-with-gap',
  path('M5 17a2 2 0 1 0 4 0a2 2 0 0 0 -4 0'),
  path('M15 17a2 2 0 1 0 4 0a2 2 0 0 0 -4 0'),
  path('M5 17h-2v-3'),
  path('M3 9v-3a1 1 0 0 1 1 -1h3'),
  path('M13 8v9m-4 0h6m4 0h2v-6h-8m0 -5h5l3 5'),
);

const RoadWithQuestion = drawn(
  'road-with-question',
  path('M3 20l4 -16'),
  path('M17 4l4 16'),
  path('M10 9.5a2 2 0 1 1 3 1.7c-.6 .4 -1 .9 -1 1.8v.5'),
  path('M12 17v.01'),
);

/** Its flap at the foot. */
const EnvelopeTurned = drawn(
  'envelope-turned',
  path('M3 7a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-10'),
  path('M3 17l9 -6l9 6'),
);

const EnvelopeWithDot = drawn(
  'envelope-with-dot',
  path('M14.5 5h-9.5a2 2 0 0 0 -2 2v10a2 2 0 0 0 2 2h14a2 2 0 0 0 2 -2v-6.5'),
  path('M3 7l9 6l4.5 -3'),
  path('M20 5m-1.5 0a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0'),
);

const ClockDotted = drawn(
  'clock-dotted',
  ['path', { d: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0', strokeDasharray: '0.1 4.04', key: 'ring' }],
  path('M12 7v5l3 3'),
);

/** A picture for each mark, wherever it is shown. */
export const MARK_ICONS: Readonly<Record<BoardMark, Icon>> = {
  unassigned: IconTruckOff,
  cantStart: IconHourglass,
  runningLate: IconAlarm,
  tight: TwoArrows,
  missingLead: IconSteeringWheel,
  shortCrew: IconUsersMinus,
  missingTruck: TruckWithGap,
  driveUnknown: RoadWithQuestion,
  reconfirm: EnvelopeTurned,
  notConfirmed: EnvelopeWithDot,
  mayRunLate: ClockDotted,
  lateFinish: IconMoon,
  farEstimate: IconCalculator,
  problemAddress: IconMapPinExclamation,
};
