import { Module } from '@nestjs/common';
import { EmployeesModule } from './employees.module.js';
import { EmployeePictureController } from './http/employee-picture.controller.js';
import { EmployeeController } from './http/employee.controller.js';
import { PictureController } from './http/picture.controller.js';

@Module({
  imports: [EmployeesModule],
  controllers: [EmployeeController, EmployeePictureController, PictureController],
})
export class EmployeesApiModule {}
