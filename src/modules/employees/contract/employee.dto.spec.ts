import { checkDto } from '#kernel/validation/index.js';
import { EmployeeDto } from './employee.dto.js';
import { outstandingAssignments } from './employee-terms.js';

const employee = {
  firstName: 'Ana',
  lastName: 'Diaz',
  displayName: 'Ana',
  email: 'ana@example.com',
  phone: '',
  active: true,
  notes: '',
  branchId: '0123456789abcdef01234567',
  cohort: '',
  color: '#f3f3f3',
  roles: ['mover', 'team_lead'],
};
const faultsOf = (changes: Record<string, unknown>) =>
  Object.fromEntries(
    checkDto(EmployeeDto, { ...employee, ...changes }).faults.map((f) => [f.path, f.message]),
  );

describe('EmployeeDto', () => {
  it('takes an employee as GET gave it', () => {
    const seen = {
      fullName: 'Ana Diaz',
      picture: null,
      isAdmin: false,
      deleted: false,
      branch: {},
    };
    expect(checkDto(EmployeeDto, { ...employee, ...seen })).toEqual({
      value: employee,
      faults: [],
    });
  });

  it('says what is missing or wrong [R-STAFF-1]', () => {
    expect(
      faultsOf({ firstName: '', lastName: null, email: 'x', color: '#12', branchId: 1, roles: [] }),
    ).toEqual({
      firstName: 'This field is required',
      lastName: 'This field is required',
      email: 'This field should be a valid email',
      color: 'Invalid hex color',
      branchId: 'This field should be an id of 24 hex characters',
      roles: 'This field is required',
    });
    expect(faultsOf({ roles: ['boss'] }).roles).toContain('mover');
    expect(Object.keys(faultsOf({ salary: 1 }))).toEqual(['salary']);
  });
});

describe('outstandingAssignments', () => {
  it('names the days as people read them', () => {
    expect(outstandingAssignments(['2026-11-21', '2026-12-01'])).toBe(
      'Please unassign. Outstanding assignments found on these dates : 11/21/2026, 12/01/2026',
    );
  });
});
