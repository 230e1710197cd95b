import { Module } from '@nestjs/common';
import { EmployeesModule } from './employees.module.js';
import { EmployeeController } from './http/employee.controller.js';

@Module({ imports: [EmployeesModule], controllers: [EmployeeController] })
export class EmployeesApiModule {}
