/** The public face of scheduling: boards, crews and trucks of a day. */
export { AssignOperationCommand } from './commands/assign-operation/assign-operation.command.js';
export { ReleaseSlotCommand } from './commands/release-slot/release-slot.command.js';
export { ReserveSlotCommand } from './commands/reserve-slot/reserve-slot.command.js';
export { PutOnCallCommand } from './commands/put-on-call/put-on-call.command.js';
export { RemoveTrucksFromServiceCommand } from './commands/remove-trucks-from-service/remove-trucks-from-service.command.js';
export { SaveDayNotesCommand } from './commands/save-day-notes/save-day-notes.command.js';
export { SeatMoverCommand } from './commands/seat-mover/seat-mover.command.js';
export { SetDayManagersCommand } from './commands/set-day-managers/set-day-managers.command.js';
export { UnassignOperationCommand } from './commands/unassign-operation/unassign-operation.command.js';
export { FindAvailabilityQuery } from './queries/find-availability/find-availability.query.js';
export { JOB_RANGES } from './ports/job-ranges.js';
export type { JobBasis, JobRange, JobRanges } from './ports/job-ranges.js';
export { RankTrucksQuery } from './queries/rank-trucks/rank-trucks.query.js';
export type { JobTime } from './queries/rank-trucks/rank-trucks.query.js';
export { RecommendStartsQuery } from './queries/recommend-starts/recommend-starts.query.js';
export { CREW_PLACE } from './sql/crew-place.view.js';
export { DAY_PLAN } from './sql/day-plan.view.js';
export { OCCUPANCY } from './sql/occupancy.view.js';
