import { Module } from '@nestjs/common';
import { AccessApiModule } from '../modules/access/access.api.module.js';
import { EmployeesApiModule } from '../modules/employees/employees.api.module.js';
import { HttpModule } from '../platform/http/http.module.js';
import { CoreModule } from './core.module.js';
import { PortsModule } from './ports.module.js';

/** The process that answers people: HTTP calls, sockets, the web page. */
@Module({
  imports: [
    CoreModule,
    HttpModule,
    PortsModule,
    // One line a module, in the order of the module map.
    AccessApiModule,
    EmployeesApiModule,
  ],
})
export class ApiModule {}
