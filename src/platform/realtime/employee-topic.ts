/**
 * `employee:<id>` changes when an employee's roles or activity do. Nobody watches it; connections
 * of that employee are judged again at once.
 */
export const EMPLOYEE_TOPIC = 'employee:';

export const employeeTopic = (employeeId: string): string => EMPLOYEE_TOPIC + employeeId;
