import { Global, Module } from '@nestjs/common';
import { EmployeesModule } from '../modules/employees/employees.module.js';
import { OUTSTANDING_ASSIGNMENTS } from '../modules/employees/index.js';
import type { OutstandingAssignments } from '../modules/employees/index.js';

/** As long as no module keeps crews, nobody is assigned to anything. */
const noCrews: OutstandingAssignments = { daysOf: () => Promise.resolve([]) };

/**
 * Joins the ports that lower modules declare to the modules above that provide them: whatever a
 * module listed here exports may be injected everywhere by its token.
 */
@Global()
@Module({
  imports: [EmployeesModule],
  providers: [{ provide: OUTSTANDING_ASSIGNMENTS, useValue: noCrews }],
  exports: [EmployeesModule, OUTSTANDING_ASSIGNMENTS],
})
export class PortsModule {}
