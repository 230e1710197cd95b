import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityLookups } from './lookups/activity-lookups.js';
import { AddActivityHandler } from './commands/add-activity/add-activity.handler.js';
import { CancelCustomerHandler } from './commands/cancel-customer/cancel-customer.handler.js';
import { CloneCustomerHandler } from './commands/clone-customer/clone-customer.handler.js';
import { CreateMoveHandler } from './commands/create-move/create-move.handler.js';
import { DeleteActivityHandler } from './commands/delete-activity/delete-activity.handler.js';
import { KeptBranches } from './commands/kept-branches.js';
import { DriveRefresh } from './commands/drive-refresh.js';
import { MoveSaver } from './commands/move-saver.js';
import { ReconfirmUndo } from './commands/reconfirm-undo.js';
import { MoveSession } from './commands/move-session.js';
import { OrderLocationsHandler } from './commands/order-locations/order-locations.handler.js';
import { PatchCustomerHandler } from './commands/patch-customer/patch-customer.handler.js';
import { CustomerMaker } from './commands/customer-maker.js';
import { NoteCallHandler } from './commands/note-call/note-call.handler.js';
import { NoteEmailAcceptedHandler } from './commands/note-email-accepted/note-email-accepted.handler.js';
import { NoteEmailDeliveredHandler } from './commands/note-email-delivered/note-email-delivered.handler.js';
import { ReactivateCustomerHandler } from './commands/reactivate-customer/reactivate-customer.handler.js';
import { RequestDriveTimesHandler } from './commands/request-drive-times/request-drive-times.handler.js';
import { StoreDriveTimesHandler } from './commands/store-drive-times/store-drive-times.handler.js';
import { SaveConstantsHandler } from './commands/save-constants/save-constants.handler.js';
import { StopProblems } from './lookups/stop-problems.js';
import { StopSurroundings } from './lookups/stop-surroundings.js';
import { UpdateActivityHandler } from './commands/update-activity/update-activity.handler.js';
import { UpdateCustomerHandler } from './commands/update-customer/update-customer.handler.js';
import { FutureOperationsAdapter } from './adapters/future-operations.adapter.js';
import { ActivityRow } from './persistence/activity.row.js';
import { CustomerReferences } from './lookups/customer-references.js';
import { StoredCustomerRow } from './persistence/stored-customer.row.js';
import { ActivityRebookingAdapter } from './adapters/activity-rebooking.adapter.js';
import { OperationPlacingAdapter } from './adapters/operation-placing.adapter.js';
import { ConstantsRepository } from './persistence/constants.repository.js';
import { DirectLegRow } from './persistence/direct-leg.row.js';
import { LocationRow } from './persistence/location.row.js';
import { CustomerLockRepository } from './persistence/customer-lock.repository.js';
import { MoveRepository } from './persistence/move.repository.js';
import { ShownCustomerReader } from './queries/shown-customer-reader.js';
import { MoveWriter } from './persistence/move.writer.js';
import { OperationRow } from './persistence/operation.row.js';
import { ProblemFlagRepository } from './persistence/problem-flag.repository.js';
import { ReckonDrivesHandler } from './queries/reckon-drives/reckon-drives.handler.js';
import { DriveReckoner } from './queries/drive-reckoner.js';
import { ReckonReworkHandler } from './queries/reckon-rework/reckon-rework.handler.js';
import { ActivityReworker } from './commands/activity-reworker.js';
import { StopPlacer } from './queries/stop-placer.js';
import { EstimateDriveHandler } from './queries/estimate-drive/estimate-drive.handler.js';
import { EstimateLocationsHandler } from './queries/estimate-locations/estimate-locations.handler.js';
import { GetDriveRouteHandler } from './queries/get-drive-route/get-drive-route.handler.js';
import { GetActivityHandler } from './queries/get-activity/get-activity.handler.js';
import { GetConstantsHandler } from './queries/get-constants/get-constants.handler.js';
import { EstimateBasisReader } from './queries/estimate-basis-reader.js';
import { GetEstimateBasesHandler } from './queries/get-estimate-bases/get-estimate-bases.handler.js';
import { GetCustomerHandler } from './queries/get-customer/get-customer.handler.js';
import { PreviewConstantsHandler } from './queries/preview-constants/preview-constants.handler.js';
import { ListConstantsHandler } from './queries/list-constants/list-constants.handler.js';
import { FlagStopsOfChangedProblemLocation } from './reactions/flag-stops-of-changed-problem-location.js';

const persistence = [
  CustomerLockRepository,
  MoveRepository,
  ShownCustomerReader,
  EstimateBasisReader,
  MoveWriter,
  CustomerReferences,
  ConstantsRepository,
  ProblemFlagRepository,
];
const writing = [
  KeptBranches,
  MoveSession,
  MoveSaver,
  ReconfirmUndo,
  DriveRefresh,
  CustomerMaker,
  ActivityLookups,
  StopSurroundings,
  StopProblems,
];
const commands = [
  CreateMoveHandler,
  UpdateCustomerHandler,
  PatchCustomerHandler,
  CancelCustomerHandler,
  ReactivateCustomerHandler,
  CloneCustomerHandler,
  AddActivityHandler,
  UpdateActivityHandler,
  DeleteActivityHandler,
  OrderLocationsHandler,
  NoteCallHandler,
  NoteEmailAcceptedHandler,
  NoteEmailDeliveredHandler,
  RequestDriveTimesHandler,
  StoreDriveTimesHandler,
  SaveConstantsHandler,
];
const queries = [
  GetCustomerHandler,
  GetDriveRouteHandler,
  ReckonDrivesHandler,
  ReckonReworkHandler,
  DriveReckoner,
  ActivityReworker,
  StopPlacer,
  EstimateLocationsHandler,
  EstimateDriveHandler,
  GetActivityHandler,
  GetConstantsHandler,
  GetEstimateBasesHandler,
  ListConstantsHandler,
  PreviewConstantsHandler,
];

/** Whole customers: activities, stops, operations, estimates. Takes the port CUSTOMER_EMAILS. */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      StoredCustomerRow,
      ActivityRow,
      DirectLegRow,
      LocationRow,
      OperationRow,
    ]),
  ],
  providers: [
    ...persistence,
    ...writing,
    ...commands,
    ...queries,
    FlagStopsOfChangedProblemLocation,
    FutureOperationsAdapter,
    ActivityRebookingAdapter,
    OperationPlacingAdapter,
  ],
  exports: [ActivityRebookingAdapter, FutureOperationsAdapter, OperationPlacingAdapter],
})
export class MovesModule {}
