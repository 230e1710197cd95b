import { Module } from '@nestjs/common';
import { AccessApiModule } from '#modules/access/access.api.module.js';
import { ActualsApiModule } from '#modules/actuals/actuals.api.module.js';
import { BookingApiModule } from '#modules/booking/booking.api.module.js';
import { BranchesApiModule } from '#modules/branches/branches.api.module.js';
import { CallsApiModule } from '#modules/calls/calls.api.module.js';
import { CompanyApiModule } from '#modules/company/company.api.module.js';
import { CustomersApiModule } from '#modules/customers/customers.api.module.js';
import { EmployeesApiModule } from '#modules/employees/employees.api.module.js';
import { MailApiModule } from '#modules/mail/mail.api.module.js';
import { MapsApiModule } from '#modules/maps/maps.api.module.js';
import { MovesApiModule } from '#modules/moves/moves.api.module.js';
import { OpsApiModule } from '#modules/ops/ops.api.module.js';
import { PlanningApiModule } from '#modules/planning/planning.api.module.js';
import { PlacesApiModule } from '#modules/places/places.api.module.js';
import { PresenceApiModule } from '#modules/presence/presence.api.module.js';
import { PromisesApiModule } from '#modules/promises/promises.api.module.js';
import { ProblemLocationsApiModule } from '#modules/problem-locations/problem-locations.api.module.js';
import { RangesApiModule } from '#modules/ranges/ranges.api.module.js';
import { ReferrersApiModule } from '#modules/referrers/referrers.api.module.js';
import { ReportsApiModule } from '#modules/reports/reports.api.module.js';
import { SchedulingApiModule } from '#modules/scheduling/scheduling.api.module.js';
import { TrucksApiModule } from '#modules/trucks/trucks.api.module.js';
import { ZipZonesApiModule } from '#modules/zip-zones/zip-zones.api.module.js';
import { HttpModule } from '#platform/http/http.module.js';
import { CoreModule } from './core.module.js';
import { DemoModule } from './demo/demo.module.js';
import { PortsModule } from './ports.module.js';
import { SchemaWatch } from './schema/schema-watch.js';
// Defines every queue, so that an operator also sees those that only workers would register
// otherwise.
import './worker.module.js';

/** The process that answers people: HTTP calls, sockets and the web page. */
@Module({
  imports: [
    CoreModule,
    HttpModule,
    PortsModule,
    DemoModule,
    // One line for each module, in the order of the module map.
    AccessApiModule,
    PresenceApiModule,
    CompanyApiModule,
    BranchesApiModule,
    ReferrersApiModule,
    ZipZonesApiModule,
    MapsApiModule,
    ProblemLocationsApiModule,
    EmployeesApiModule,
    TrucksApiModule,
    CustomersApiModule,
    MovesApiModule,
    SchedulingApiModule,
    MailApiModule,
    CallsApiModule,
    ActualsApiModule,
    RangesApiModule,
    PlacesApiModule,
    PlanningApiModule,
    PromisesApiModule,
    BookingApiModule,
    ReportsApiModule,
    OpsApiModule,
  ],
  providers: [SchemaWatch],
})
export class ApiModule {}
