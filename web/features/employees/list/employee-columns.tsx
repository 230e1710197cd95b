import { IconCheck, IconMinus } from '@tabler/icons-react';
import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import { roleLabels } from '#kernel/permission.js';
import type { EmployeeView } from '#modules/employees/contract/employee.view.js';
import { showPhone } from '../../../shared/format';
import type { GridColumn } from '../../../shared/grid';
import { Avatar, colorName, NamedColor, PhoneLink } from '../../../shared/ui';
import styles from './employee-list.module.css';

/** Somebody in the list. */
export interface EmployeeRow extends EmployeeView {
  /** Where they are today, in words; '' for those who don't see it. */
  today: string;
}

type Column = GridColumn<EmployeeRow>;

export const employeeLink = ({ _id }: EmployeeView): string => `/emma/admin/employee/${_id}`;

function Person({ employee }: { employee: EmployeeView }): JSX.Element {
  return (
    <span className={styles.person}>
      <Avatar person={employee} />
      <Link to={employeeLink(employee)} tabIndex={-1}>
        {employee.fullName}
      </Link>
    </span>
  );
}

function Active({ active }: { active: boolean }): JSX.Element {
  const Icon = active ? IconCheck : IconMinus;
  return <Icon size={16} role="img" aria-label={active ? 'Yes' : 'No'} />;
}

const rolesOf = ({ roles }: EmployeeView): string => roleLabels(roles);

const TODAY: Column = {
  colId: 'today',
  headerName: 'Today',
  width: 150,
  valueGetter: ({ data }) => data?.today,
  tooltipValueGetter: ({ data }) => data?.today,
};

/** The same ones for as long as the list is open: others would lose how a person arranged them. */
export const employeeColumns = (hasToday: boolean): Column[] => [
  {
    colId: 'employee',
    headerName: 'Employee',
    flex: 2,
    minWidth: 190,
    sortable: true,
    valueGetter: ({ data }) => data && `${data.lastName} ${data.firstName}`,
    cellRenderer: ({ data }: { data?: EmployeeView }) => data && <Person employee={data} />,
  },
  {
    colId: 'displayName',
    headerName: 'Display Name',
    width: 140,
    sortable: true,
    valueGetter: ({ data }) => data?.displayName,
  },
  {
    colId: 'branch',
    headerName: 'Branch',
    width: 130,
    sortable: true,
    valueGetter: ({ data }) => data?.branch.name,
  },
  ...(hasToday ? [TODAY] : []),
  {
    colId: 'color',
    headerName: 'Color',
    width: 130,
    valueGetter: ({ data }) => data && colorName(data.color),
    tooltipValueGetter: ({ data }) => data?.color,
    cellRenderer: ({ data }: { data?: EmployeeView }) => data && <NamedColor color={data.color} />,
  },
  {
    colId: 'active',
    headerName: 'Active',
    width: 84,
    sortable: true,
    valueGetter: ({ data }) => (data?.active ? 'Yes' : 'No'),
    cellRenderer: ({ data }: { data?: EmployeeView }) => data && <Active active={data.active} />,
  },
  {
    colId: 'phone',
    headerName: 'Phone',
    width: 160,
    valueGetter: ({ data }) => showPhone(data?.phone),
    cellRenderer: ({ data }: { data?: EmployeeView }) => <PhoneLink phone={data?.phone} />,
  },
  {
    colId: 'roles',
    headerName: 'Roles',
    flex: 2,
    minWidth: 160,
    sortable: true,
    valueGetter: ({ data }) => data && rolesOf(data),
    tooltipValueGetter: ({ data }) => data && rolesOf(data),
  },
];
