import type { DataSourceOptions } from 'typeorm';
import { CreatePlatform1795000000000 } from '#platform/database/persistence/migrations/create-platform.js';
import { CreateJobs1795000000010 } from '#platform/queue/persistence/migrations/create-jobs.js';
import { AddJobFigures1795000000011 } from '#platform/queue/persistence/migrations/add-job-figures.js';
import { IndexAuditTrail1795000000012 } from '#platform/history/persistence/migrations/index-audit-trail.js';
import { IndexCalls1795000000014 } from '#platform/history/persistence/migrations/index-calls.js';
import { ForgetTopics1795000000013 } from '#platform/realtime/persistence/migrations/forget-topics.js';
import { CreateSqlState1795000000015 } from '#platform/database/persistence/migrations/create-sql-state.js';
import { CreatePublicEvents1795000000016 } from '#platform/public-events/persistence/migrations/create-public-events.js';
import { AddActors1795000000017 } from '#platform/history/persistence/migrations/add-actors.js';
import { CreateBranches1795000000100 } from '#modules/branches/persistence/migrations/create-branches.js';
import { AddRegistrationNumber1795000000101 } from '#modules/branches/persistence/migrations/add-registration-number.js';
import { AddPublicBooking1795000000102 } from '#modules/branches/persistence/migrations/add-public-booking.js';
import { KeepTimezones1795000000103 } from '#modules/branches/persistence/migrations/keep-timezones.js';
import { CreatePlanning1795000000104 } from '#modules/branches/persistence/migrations/create-planning.js';
import { CheckTimezones1795000000105 } from '#modules/branches/persistence/migrations/check-timezones.js';
import { CreateEmployees1795000000200 } from '#modules/employees/persistence/migrations/create-employees.js';
import { AddPictures1795000000201 } from '#modules/employees/persistence/migrations/add-pictures.js';
import { CreateTrucks1795000000300 } from '#modules/trucks/persistence/migrations/create-trucks.js';
import { CreateReferrers1795000000400 } from '#modules/referrers/persistence/migrations/create-referrers.js';
import { CreateZipZones1795000000500 } from '#modules/zip-zones/persistence/migrations/create-zip-zones.js';
import { CreateProblemLocations1795000000600 } from '#modules/problem-locations/persistence/migrations/create-problem-locations.js';
import { WriteAddressKeys1795000000601 } from '#modules/problem-locations/persistence/migrations/write-address-keys.js';
import { CreateAccess1795000000700 } from '#modules/access/persistence/migrations/create-access.js';
import { CreateTickets1795000000701 } from '#modules/access/persistence/migrations/create-tickets.js';
import { CreateEndedSessions1795000000702 } from '#modules/access/persistence/migrations/create-ended-sessions.js';
import { CreateSessions1795000000703 } from '#modules/access/persistence/migrations/create-sessions.js';
import { CreateSubjects1795000000704 } from '#modules/access/persistence/migrations/create-subjects.js';
import { CreateVisits1795000000705 } from '#modules/access/persistence/migrations/create-visits.js';
import { CreateCompany1795000000800 } from '#modules/company/persistence/migrations/create-company.js';
import { CreateCustomers1795000000900 } from '#modules/customers/persistence/migrations/create-customers.js';
import { SpeedUpCustomerList1795000000901 } from '#modules/customers/persistence/migrations/speed-up-customer-list.js';
import { DropCsvText1795000000902 } from '#modules/customers/persistence/migrations/drop-csv-text.js';
import { SealAddresses1795000000903 } from '#modules/customers/persistence/migrations/seal-addresses.js';
import { PartOwnPredecessors1795000000904 } from '#modules/customers/persistence/migrations/part-own-predecessors.js';
import { IndexManagers1795000000908 } from '#modules/customers/persistence/migrations/index-managers.js';
import { IndexSources1795000000909 } from '#modules/customers/persistence/migrations/index-sources.js';
import { SayNextCalls1795000000910 } from '#modules/customers/persistence/migrations/say-next-calls.js';
import { ReadMoreLetters1795000000913 } from '#modules/customers/persistence/migrations/read-more-letters.js';
import { ReadPhoneNumbers1795000000911 } from '#modules/customers/persistence/migrations/read-phone-numbers.js';
import { WriteSearchTexts1795000000912 } from '#modules/customers/persistence/migrations/write-search-texts.js';
import { IndexStages1795000000905 } from '#modules/customers/persistence/migrations/index-stages.js';
import { CreateSavedViews1795000000906 } from '#modules/customers/persistence/migrations/create-saved-views.js';
import { CreateNextCalls1795000000907 } from '#modules/customers/persistence/migrations/create-next-calls.js';
import { CreateMoves1795000001000 } from '#modules/moves/persistence/migrations/create-moves.js';
import { CreateMoveViews1795000001001 } from '#modules/moves/persistence/migrations/create-move-views.js';
import { CreateReportViews1795000001002 } from '#modules/moves/persistence/migrations/create-report-views.js';
import { MarkProblemStops1795000001003 } from '#modules/moves/persistence/migrations/mark-problem-stops.js';
import { FindStopsOfPlaces1795000001004 } from '#modules/moves/persistence/migrations/find-stops-of-places.js';
import { CarryMinutesOver1795000001005 } from '#modules/moves/persistence/migrations/carry-minutes-over.js';
import { ShowListedFacts1795000001008 } from '#modules/moves/persistence/migrations/show-listed-facts.js';
import { WidenFigures1795000001006 } from '#modules/moves/persistence/migrations/widen-figures.js';
import { KeepAutomatedFigures1795000001007 } from '#modules/moves/persistence/migrations/keep-automated-figures.js';
import { AddGateCode1795000001010 } from '#modules/moves/persistence/migrations/add-gate-code.js';
import { CheckArrivalWindows1795000001021 } from '#modules/moves/persistence/migrations/check-arrival-windows.js';
import { ShowBuildings1795000001024 } from '#modules/moves/persistence/migrations/show-buildings.js';
import { IndexBuildings1795000001025 } from '#modules/moves/persistence/migrations/index-buildings.js';
import { CreateDirectLegs1795000001020 } from '#modules/moves/persistence/migrations/create-direct-legs.js';
import { ShowBookedOnline1795000001011 } from '#modules/moves/persistence/migrations/show-booked-online.js';
import { AddArrivalWindows1795000001012 } from '#modules/moves/persistence/migrations/add-arrival-windows.js';
import { ShowOperationDrives1795000001018 } from '#modules/moves/persistence/migrations/show-operation-drives.js';
import { PartFractions1795000001028 } from '#modules/moves/persistence/migrations/part-fractions.js';
import { KeepFigureOrigins1795000001029 } from '#modules/moves/persistence/migrations/keep-figure-origins.js';
import { ShowFigureOrigins1795000001030 } from '#modules/moves/persistence/migrations/show-figure-origins.js';
import { MarkTypedWorktimes1795000001027 } from '#modules/moves/persistence/migrations/mark-typed-worktimes.js';
import { KeepEstimateBases1795000001026 } from '#modules/moves/persistence/migrations/keep-estimate-bases.js';
import { CreateScheduling1795000001100 } from '#modules/scheduling/persistence/migrations/create-scheduling.js';
import { AddCalendarFeeds1795000001101 } from '#modules/scheduling/persistence/migrations/add-calendar-feeds.js';
import { AddDaysOff1795000001102 } from '#modules/scheduling/persistence/migrations/add-days-off.js';
import { AddUnavailableFrom1795000001103 } from '#modules/scheduling/persistence/migrations/add-unavailable-from.js';
import { AddSlotHolds1795000001108 } from '#modules/scheduling/persistence/migrations/add-slot-holds.js';
import { CreateMail1795000001200 } from '#modules/mail/persistence/migrations/create-mail.js';
import { AddDefaultTemplates1795000001201 } from '#modules/mail/persistence/migrations/add-default-templates.js';
import { RenewDefaultTemplates1795000001202 } from '#modules/mail/persistence/migrations/renew-default-templates.js';
import { NameRegistrationInTemplates1795000001203 } from '#modules/mail/persistence/migrations/name-registration-in-templates.js';
import { BrandTemplates1795000001204 } from '#modules/mail/persistence/migrations/brand-templates.js';
import { CreateBooking1795000001600 } from '#modules/booking/persistence/migrations/create-booking.js';
import { LimitStrangers1795000001601 } from '#modules/booking/persistence/migrations/limit-strangers.js';
import { AddEmailCodes1795000001602 } from '#modules/booking/persistence/migrations/add-email-codes.js';
import { PromiseArrivalInTemplates1795000001205 } from '#modules/mail/persistence/migrations/promise-arrival-in-templates.js';
import { TellRangesInTemplates1795000001206 } from '#modules/mail/persistence/migrations/tell-ranges-in-templates.js';
import { KeepQuotedPrices1795000001208 } from '#modules/mail/persistence/migrations/keep-quoted-prices.js';
import { CreateCallViews1795000001300 } from '#modules/calls/persistence/migrations/create-call-views.js';
import { CreateReports1795000001400 } from '#modules/reports/persistence/migrations/create-reports.js';
import { PromiseOneMaximumInTemplates1795000001207 } from '#modules/mail/persistence/migrations/promise-one-maximum-in-templates.js';
import { CreateRanges1795000001800 } from '#modules/ranges/persistence/migrations/create-ranges.js';
import { GuardBases1795000001801 } from '#modules/ranges/persistence/migrations/guard-bases.js';
import { LetEstimatesBeCaps1795000001802 } from '#modules/ranges/persistence/migrations/let-estimates-be-caps.js';
import { CreateActuals1795000001700 } from '#modules/actuals/persistence/migrations/create-actuals.js';
import { BoundRecords1795000001701 } from '#modules/actuals/persistence/migrations/bound-records.js';
import { CreatePromises1795000001900 } from '#modules/promises/persistence/migrations/create-promises.js';

/** Every migration in the order of its stamp; they only go forward. */
export const MIGRATIONS: NonNullable<DataSourceOptions['migrations']> = [
  CreatePlatform1795000000000,
  CreateJobs1795000000010,
  AddJobFigures1795000000011,
  IndexAuditTrail1795000000012,
  ForgetTopics1795000000013,
  IndexCalls1795000000014,
  CreateSqlState1795000000015,
  CreatePublicEvents1795000000016,
  AddActors1795000000017,
  CreateBranches1795000000100,
  AddRegistrationNumber1795000000101,
  AddPublicBooking1795000000102,
  KeepTimezones1795000000103,
  CreatePlanning1795000000104,
  CheckTimezones1795000000105,
  CreateEmployees1795000000200,
  AddPictures1795000000201,
  CreateTrucks1795000000300,
  CreateReferrers1795000000400,
  CreateZipZones1795000000500,
  CreateProblemLocations1795000000600,
  WriteAddressKeys1795000000601,
  CreateAccess1795000000700,
  CreateTickets1795000000701,
  CreateEndedSessions1795000000702,
  CreateSessions1795000000703,
  CreateSubjects1795000000704,
  CreateVisits1795000000705,
  CreateCompany1795000000800,
  CreateCustomers1795000000900,
  SpeedUpCustomerList1795000000901,
  DropCsvText1795000000902,
  SealAddresses1795000000903,
  PartOwnPredecessors1795000000904,
  IndexStages1795000000905,
  CreateSavedViews1795000000906,
  CreateNextCalls1795000000907,
  IndexManagers1795000000908,
  IndexSources1795000000909,
  SayNextCalls1795000000910,
  ReadPhoneNumbers1795000000911,
  WriteSearchTexts1795000000912,
  ReadMoreLetters1795000000913,
  CreateMoves1795000001000,
  CreateMoveViews1795000001001,
  CreateReportViews1795000001002,
  MarkProblemStops1795000001003,
  FindStopsOfPlaces1795000001004,
  CarryMinutesOver1795000001005,
  WidenFigures1795000001006,
  KeepAutomatedFigures1795000001007,
  ShowListedFacts1795000001008,
  AddGateCode1795000001010,
  ShowBookedOnline1795000001011,
  AddArrivalWindows1795000001012,
  ShowOperationDrives1795000001018,
  CreateDirectLegs1795000001020,
  CheckArrivalWindows1795000001021,
  ShowBuildings1795000001024,
  IndexBuildings1795000001025,
  KeepEstimateBases1795000001026,
  MarkTypedWorktimes1795000001027,
  PartFractions1795000001028,
  KeepFigureOrigins1795000001029,
  ShowFigureOrigins1795000001030,
  CreateScheduling1795000001100,
  AddCalendarFeeds1795000001101,
  AddDaysOff1795000001102,
  AddUnavailableFrom1795000001103,
  AddSlotHolds1795000001108,
  CreateMail1795000001200,
  AddDefaultTemplates1795000001201,
  RenewDefaultTemplates1795000001202,
  NameRegistrationInTemplates1795000001203,
  BrandTemplates1795000001204,
  PromiseArrivalInTemplates1795000001205,
  TellRangesInTemplates1795000001206,
  PromiseOneMaximumInTemplates1795000001207,
  KeepQuotedPrices1795000001208,
  CreateCallViews1795000001300,
  CreateReports1795000001400,
  CreateBooking1795000001600,
  LimitStrangers1795000001601,
  AddEmailCodes1795000001602,
  CreateActuals1795000001700,
  BoundRecords1795000001701,
  CreateRanges1795000001800,
  GuardBases1795000001801,
  LetEstimatesBeCaps1795000001802,
  CreatePromises1795000001900,
];
