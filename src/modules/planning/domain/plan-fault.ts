/** What a plan may not do. */
export type PlanFaultCode =
  | 'SLOT_TAKEN'
  | 'TRUCK_UNAVAILABLE'
  | 'LIFT_REQUIRED'
  | 'OUTSIDE_GRID'
  | 'START_NOT_OFFERED'
  | 'TOO_CLOSE'
  | 'ALREADY_STARTED'
  | 'PINNED'
  | 'TOGETHER'
  | 'SEAT_TAKEN'
  | 'LEAD_SEAT'
  | 'OFF_TODAY'
  | 'WEEKLY_HOURS'
  | 'STAND_IN_CHAIN';

/** With the operation, the person or the truck of the row that it is about. */
export interface PlanFault {
  readonly code: PlanFaultCode;
  readonly job?: string;
  readonly person?: string;
  readonly truck?: string;
}
