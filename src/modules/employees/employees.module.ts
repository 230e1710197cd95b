import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EMPLOYEE_DIRECTORY } from '#modules/access/index.js';
import { CreateEmployeeHandler } from './commands/create-employee/create-employee.handler.js';
import { DeleteEmployeeHandler } from './commands/delete-employee/delete-employee.handler.js';
import { Departure } from './commands/departure.js';
import { EndSessionsHandler } from './commands/end-sessions/end-sessions.handler.js';
import { LockEmployeeHandler } from './commands/lock-employee/lock-employee.handler.js';
import { RemovePictureHandler } from './commands/remove-picture/remove-picture.handler.js';
import { StorePictureHandler } from './commands/store-picture/store-picture.handler.js';
import { UpdateEmployeeHandler } from './commands/update-employee/update-employee.handler.js';
import { EmployeeDirectoryAdapter } from './adapters/employee-directory.adapter.js';
import { EmployeeReader } from './queries/employee-reader.js';
import { EmployeeRow } from './persistence/employee.row.js';
import { EmployeeRepository } from './persistence/employee.repository.js';
import { PictureRepository } from './persistence/picture.repository.js';
import { EncodePictureHandler } from './queries/encode-picture/encode-picture.handler.js';
import { GetEmployeeHandler } from './queries/get-employee/get-employee.handler.js';
import { GetPictureHandler } from './queries/get-picture/get-picture.handler.js';
import { ListEmployeesHandler } from './queries/list-employees/list-employees.handler.js';

/** Who works here. Needs the port OUTSTANDING_ASSIGNMENTS, connected in src/app. */
@Module({
  imports: [TypeOrmModule.forFeature([EmployeeRow])],
  providers: [
    EmployeeRepository,
    EmployeeReader,
    Departure,
    CreateEmployeeHandler,
    UpdateEmployeeHandler,
    DeleteEmployeeHandler,
    EndSessionsHandler,
    LockEmployeeHandler,
    GetEmployeeHandler,
    ListEmployeesHandler,
    PictureRepository,
    StorePictureHandler,
    EncodePictureHandler,
    RemovePictureHandler,
    GetPictureHandler,
    { provide: EMPLOYEE_DIRECTORY, useClass: EmployeeDirectoryAdapter },
  ],
  exports: [EMPLOYEE_DIRECTORY],
})
export class EmployeesModule {}
