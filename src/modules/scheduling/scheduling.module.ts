import { Module } from '@nestjs/common';
import { MapsConfig } from '#platform/config/maps.config.js';
import { provideConfig } from '#platform/config/load-config.js';
import { AssignOperationHandler } from './commands/assign-operation/assign-operation.handler.js';
import { CrewMoves } from './commands/crew-moves.js';
import { LentBack } from './commands/lent-back.js';
import { SeatTrucks } from './commands/seat-trucks.js';
import { DayTrucksLock } from './commands/day-trucks-lock.js';
import { BookReservedHandler } from './commands/book-reserved/book-reserved.handler.js';
import { DriveFitter } from './commands/drive-fitter.js';
import { FitDrivesHandler } from './commands/fit-drives/fit-drives.handler.js';
import { BookHoldHandler } from './commands/book-hold/book-hold.handler.js';
import { HeldLinks } from './commands/book-hold/held-links.js';
import { HeldParts } from './commands/book-hold/held-parts.js';
import { HoldOfferHandler } from './commands/hold-offer/hold-offer.handler.js';
import { BookableHolds } from './commands/book-hold/bookable-holds.js';
import { HoldTrail } from './commands/hold-trail.js';
import { ResumeHoldHandler } from './commands/resume-hold/resume-hold.handler.js';
import { ResumeHoldsHandler } from './commands/resume-holds/resume-holds.handler.js';
import { ReleaseHoldHandler } from './commands/release-hold/release-hold.handler.js';
import { RenewHoldHandler } from './commands/renew-hold/renew-hold.handler.js';
import { ReleaseSlotHandler } from './commands/release-slot/release-slot.handler.js';
import { ReserveSlotHandler } from './commands/reserve-slot/reserve-slot.handler.js';
import { MarkBackOnHandler } from './commands/mark-back-on/mark-back-on.handler.js';
import { MarkOffHandler } from './commands/mark-off/mark-off.handler.js';
import { PinOperationHandler } from './commands/pin-operation/pin-operation.handler.js';
import { PutOnCallHandler } from './commands/put-on-call/put-on-call.handler.js';
import { RemoveRentalHandler } from './commands/remove-rental/remove-rental.handler.js';
import { RemoveTrucksFromServiceHandler } from './commands/remove-trucks-from-service/remove-trucks-from-service.handler.js';
import { ReturnTrucksToServiceHandler } from './commands/return-trucks-to-service/return-trucks-to-service.handler.js';
import { RenewCalendarFeedHandler } from './commands/renew-calendar-feed/renew-calendar-feed.handler.js';
import { RevokeCalendarFeedHandler } from './commands/revoke-calendar-feed/revoke-calendar-feed.handler.js';
import { RebookActivityHandler } from './commands/rebook-activity/rebook-activity.handler.js';
import { RepeatCrewsHandler } from './commands/repeat-crews/repeat-crews.handler.js';
import { RetimeOperationHandler } from './commands/retime-operation/retime-operation.handler.js';
import { KeepUsualHandler } from './commands/keep-usual/keep-usual.handler.js';
import { FollowOperationHandler } from './commands/follow-operation/follow-operation.handler.js';
import { LegEnder } from './commands/leg-ender.js';
import { LegFinder } from './commands/leg-finder.js';
import { LegRetimer } from './commands/leg-retimer.js';
import { SlotTaker } from './commands/slot-taker.js';
import { TruckHolds } from './commands/truck-holds.js';
import { UndoneLinks } from './commands/undone-links.js';
import { UndoneTrucks } from './commands/undone-trucks.js';
import { VisitorMover } from './commands/visitor-mover.js';
import { VisitorReservationRepository } from './persistence/visitor-reservation.repository.js';
import { PutStandInHandler } from './commands/put-stand-in/put-stand-in.handler.js';
import { RemoveStandInHandler } from './commands/remove-stand-in/remove-stand-in.handler.js';
import { RowRelay } from './commands/row-relay.js';
import { StandInEnder } from './commands/stand-in-ender.js';
import { StandInRentals } from './commands/stand-in-rentals.js';
import { StandInRepository } from './persistence/stand-in.repository.js';
import { LeftWithStandIn } from './queries/left-with-stand-in.js';
import { UnfinishedLifts } from './queries/unfinished-lifts.js';
import { SaveDayNotesHandler } from './commands/save-day-notes/save-day-notes.handler.js';
import { SeatMoverHandler } from './commands/seat-mover/seat-mover.handler.js';
import { SetDayManagersHandler } from './commands/set-day-managers/set-day-managers.handler.js';
import { SwapCrewsHandler } from './commands/swap-crews/swap-crews.handler.js';
import { SwapMoverHandler } from './commands/swap-mover/swap-mover.handler.js';
import { TakeOffCallHandler } from './commands/take-off-call/take-off-call.handler.js';
import { UnassignOperationHandler } from './commands/unassign-operation/unassign-operation.handler.js';
import { UnfollowOperationHandler } from './commands/unfollow-operation/unfollow-operation.handler.js';
import { UnseatMoverHandler } from './commands/unseat-mover/unseat-mover.handler.js';
import { RowChanges } from './live/row-changes.js';
import { BoardChanges } from './live/board-changes.js';
import { CalendarFeedRepository } from './persistence/calendar-feed.repository.js';
import { CrewPlaceRepository } from './persistence/crew-place.repository.js';
import { DayOffRepository } from './persistence/day-off.repository.js';
import { DayPlanRepository } from './persistence/day-plan.repository.js';
import { FormerCrewsRepository } from './persistence/former-crews.repository.js';
import { MarkedDayRepository } from './persistence/marked-day.repository.js';
import { OccupancyRepository } from './persistence/occupancy.repository.js';
import { SlotHoldRepository } from './persistence/slot-hold.repository.js';
import { BookedDrivesAdapter } from './adapters/booked-drives.adapter.js';
import { CrewsAdapter } from './adapters/crews.adapter.js';
import { OutstandingAssignmentsAdapter } from './adapters/outstanding-assignments.adapter.js';
import { ReservedTimesAdapter } from './adapters/reserved-times.adapter.js';
import { TruckBookingsAdapter } from './adapters/truck-bookings.adapter.js';
import { BoardBranches } from './queries/board-branches.js';
import { BoardOperations } from './queries/board-operations.js';
import { DailyAssignments } from './queries/daily-assignments.js';
import { JobHours } from './queries/job-hours.js';
import { TruckRows } from './queries/truck-rows.js';
import { ShownBookings } from './queries/shown-bookings.js';
import { DirectLegEnds } from './queries/direct-leg-ends.js';
import { DayTrucks } from './queries/day-trucks.js';
import { FindAvailabilityHandler } from './queries/find-availability/find-availability.handler.js';
import { FindSlotsHandler } from './queries/find-slots/find-slots.handler.js';
import { ReadSlotBoard } from './queries/find-slots/read-slot-board.js';
import { ReadWanted } from './queries/find-slots/read-wanted.js';
import { SlotOffering } from './queries/find-slots/slot-offering.js';
import { SlotSearcher } from './queries/find-slots/slot-searcher.js';
import { TruckByYard } from './queries/truck-by-yard.js';
import { SlotOffers } from './offers/slot-offers.js';
import { GetAttentionHandler } from './queries/get-attention/get-attention.handler.js';
import { MarkedBoards } from './queries/marked-boards/marked-boards.js';
import { ReadBoards } from './queries/marked-boards/read-boards.js';
import { CalendarEntries } from './queries/get-calendar/calendar-entries.js';
import { GetCalendarHandler } from './queries/get-calendar/get-calendar.handler.js';
import { GetDayLoadHandler } from './queries/get-day-load/get-day-load.handler.js';
import { GetDayMapHandler } from './queries/get-day-map/get-day-map.handler.js';
import { GetDaySheetHandler } from './queries/get-day-sheet/get-day-sheet.handler.js';
import { GetDayViewHandler } from './queries/get-day-view/get-day-view.handler.js';
import { ReadDay } from './queries/get-day-view/read-day.js';
import { GetPlannedDayHandler } from './queries/get-planned-day/get-planned-day.handler.js';
import { GetPlacesHandler } from './queries/get-places/get-places.handler.js';
import { GetScheduleHandler } from './queries/get-schedule/get-schedule.handler.js';
import { GetWeekHoursHandler } from './queries/get-week-hours/get-week-hours.handler.js';
import { ListHoldsHandler } from './queries/list-holds/list-holds.handler.js';
import { ListReservationsHandler } from './queries/list-reservations/list-reservations.handler.js';
import { ListDayTrucksHandler } from './queries/list-day-trucks/list-day-trucks.handler.js';
import { RankTrucksHandler } from './queries/rank-trucks/rank-trucks.handler.js';
import { RecommendStartsHandler } from './queries/recommend-starts/recommend-starts.handler.js';
import { BoardsOfCustomer } from './queries/boards-of-customer.js';
import { InTheWay } from './queries/in-the-way.js';
import { OpenBoards } from './queries/open-boards.js';
import { ForeseenPlacings } from './queries/foreseen-placings.js';
import { EndLegsOfBranchWithoutThem } from './reactions/end-legs-of-branch-without-them.js';
import { FreeSlotsOfReleasedOperations } from './reactions/free-slots-of-released-operations.js';
import { RevokeFeedOfEndedAccess } from './reactions/revoke-feed-of-ended-access.js';
import { NotifyBoardsOfChangedPlanning } from './reactions/notify-boards-of-changed-planning.js';
import { NotifyBoardsOfChangedTruck } from './reactions/notify-boards-of-changed-truck.js';
import { NotifyBoardsOfChangedCustomer } from './reactions/notify-boards-of-changed-customer.js';
import { NotifyBoardsOfConfirmation } from './reactions/notify-boards-of-confirmation.js';
import { NotifyBoardsOfProblemFlags } from './reactions/notify-boards-of-problem-flags.js';
import { NotifyBoardsOfProgress } from './reactions/notify-boards-of-progress.js';

const commands = [
  AssignOperationHandler,
  UnassignOperationHandler,
  RetimeOperationHandler,
  RebookActivityHandler,
  FollowOperationHandler,
  UnfollowOperationHandler,
  SlotTaker,
  LegEnder,
  LegFinder,
  LegRetimer,
  SeatMoverHandler,
  SwapMoverHandler,
  SwapCrewsHandler,
  RepeatCrewsHandler,
  UnseatMoverHandler,
  PinOperationHandler,
  PutOnCallHandler,
  TakeOffCallHandler,
  MarkOffHandler,
  MarkBackOnHandler,
  SaveDayNotesHandler,
  SetDayManagersHandler,
  RemoveTrucksFromServiceHandler,
  ReturnTrucksToServiceHandler,
  RemoveRentalHandler,
  ReserveSlotHandler,
  ReleaseSlotHandler,
  HoldOfferHandler,
  RenewHoldHandler,
  ReleaseHoldHandler,
  ResumeHoldHandler,
  ResumeHoldsHandler,
  BookHoldHandler,
  BookReservedHandler,
  FitDrivesHandler,
  DriveFitter,
  TruckHolds,
  UndoneLinks,
  UndoneTrucks,
  VisitorMover,
  VisitorReservationRepository,
  HeldLinks,
  HeldParts,
  RenewCalendarFeedHandler,
  RevokeCalendarFeedHandler,
  KeepUsualHandler,
  CrewMoves,
  LentBack,
  SeatTrucks,
  DayTrucksLock,
  PutStandInHandler,
  RemoveStandInHandler,
  RowRelay,
  StandInEnder,
  StandInRentals,
];
const queries = [
  GetAttentionHandler,
  GetDayViewHandler,
  GetDayLoadHandler,
  GetDayMapHandler,
  GetDaySheetHandler,
  FindAvailabilityHandler,
  GetPlacesHandler,
  GetPlannedDayHandler,
  FindSlotsHandler,
  GetScheduleHandler,
  GetWeekHoursHandler,
  GetCalendarHandler,
  ListDayTrucksHandler,
  ListHoldsHandler,
  ListReservationsHandler,
  RankTrucksHandler,
  RecommendStartsHandler,
  BoardBranches,
  BoardOperations,
  BoardsOfCustomer,
  CalendarEntries,
  DailyAssignments,
  DayTrucks,
  DirectLegEnds,
  ForeseenPlacings,
  InTheWay,
  OpenBoards,
  MarkedBoards,
  ReadBoards,
  ReadDay,
  ReadSlotBoard,
  ReadWanted,
  SlotOffering,
  SlotOffers,
  SlotSearcher,
  ShownBookings,
  TruckRows,
  RowChanges,
  TruckByYard,
  JobHours,
  HoldTrail,
  BookableHolds,
  LeftWithStandIn,
  UnfinishedLifts,
];

/** Boards, crews and trucks of a day. */
@Module({
  providers: [
    ...commands,
    ...queries,
    provideConfig(MapsConfig),
    OccupancyRepository,
    SlotHoldRepository,
    StandInRepository,
    CalendarFeedRepository,
    CrewPlaceRepository,
    DayOffRepository,
    FormerCrewsRepository,
    DayPlanRepository,
    MarkedDayRepository,
    BoardChanges,
    EndLegsOfBranchWithoutThem,
    FreeSlotsOfReleasedOperations,
    RevokeFeedOfEndedAccess,
    NotifyBoardsOfChangedCustomer,
    NotifyBoardsOfChangedPlanning,
    NotifyBoardsOfChangedTruck,
    NotifyBoardsOfConfirmation,
    NotifyBoardsOfProblemFlags,
    NotifyBoardsOfProgress,
    BookedDrivesAdapter,
    CrewsAdapter,
    ReservedTimesAdapter,
    TruckBookingsAdapter,
    OutstandingAssignmentsAdapter,
  ],
  exports: [
    BookedDrivesAdapter,
    CrewsAdapter,
    OutstandingAssignmentsAdapter,
    ReservedTimesAdapter,
    TruckBookingsAdapter,
  ],
})
export class SchedulingModule {}
