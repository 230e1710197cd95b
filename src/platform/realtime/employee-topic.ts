/**
 * `employee:<id>` changes when an employee's roles or active flag do. Nobody watches it; that
 * employee's connections are checked again at once.
 */
export const EMPLOYEE_TOPIC = 'employee:';

export const employeeTopic = (employeeId: string): string => EMPLOYEE_TOPIC + employeeId;
