import { Module } from '@nestjs/common';
import { BranchesModule } from '#modules/branches/branches.module.js';
import { MapsModule } from '#modules/maps/maps.module.js';
import { ProblemLocationsModule } from '#modules/problem-locations/problem-locations.module.js';
import { ReferrersModule } from '#modules/referrers/referrers.module.js';
import { TrucksModule } from '#modules/trucks/trucks.module.js';
import { ZipZonesModule } from '#modules/zip-zones/zip-zones.module.js';
import { CoreModule } from '../core.module.js';
import { PortsModule } from '../ports.module.js';
import { BulkLoad } from './bulk-load.js';
import { SeedCompany } from './seed-company.js';

/**
 * The program that fills a database: branches through the commands that people use, customers in
 * bulk.
 */
@Module({
  imports: [
    CoreModule,
    PortsModule,
    BranchesModule,
    ReferrersModule,
    ZipZonesModule,
    MapsModule,
    ProblemLocationsModule,
    TrucksModule,
  ],
  providers: [SeedCompany, BulkLoad],
})
export class SeedModule {}
