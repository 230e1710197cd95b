import { IconCheck, IconMinus } from '@tabler/icons-react';
import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import type { TruckView } from '#modules/trucks/contract/truck.view.js';
import { showDay } from '../../../shared/format';
import type { GridColumn } from '../../../shared/grid';
import { colorName, NamedColor, StatusBadge } from '../../../shared/ui';
import styles from './truck-list.module.css';

/** A truck in the list. */
export interface TruckRow extends TruckView {
  /** '' until it is known. */
  branchName: string;
  /** What it does today, in words; '' for those who don't see it. */
  today: string;
}

type Column = GridColumn<TruckRow>;

export const truckLink = ({ _id }: TruckView): string => `/emma/admin/truck/${_id}`;

function Name({ truck }: { truck: TruckView }): JSX.Element {
  return (
    <span className={styles.name}>
      <Link to={truckLink(truck)} tabIndex={-1}>
        {truck.name}
      </Link>
      {truck.isRental && <StatusBadge>{`Rental ${showDay(truck.rentalDay)}`}</StatusBadge>}
    </span>
  );
}

function Answer({ yes }: { yes: boolean }): JSX.Element {
  const Icon = yes ? IconCheck : IconMinus;
  return <Icon size={16} role="img" aria-label={yes ? 'Yes' : 'No'} />;
}

const yesOrNo = (colId: 'inService' | 'hasLift', headerName: string): Column => ({
  colId,
  headerName,
  width: 96,
  sortable: true,
  valueGetter: ({ data }) => (data?.[colId] ? 'Yes' : 'No'),
  cellRenderer: ({ data }: { data?: TruckView }) => data && <Answer yes={data[colId]} />,
});

const TODAY: Column = {
  colId: 'today',
  headerName: 'Today',
  flex: 1,
  minWidth: 140,
  valueGetter: ({ data }) => data?.today,
  tooltipValueGetter: ({ data }) => data?.today,
};

/** The same ones for as long as the list is open: others would lose how a person arranged them. */
export const truckColumns = (hasToday: boolean): Column[] => [
  {
    colId: 'name',
    headerName: 'Truck',
    flex: 1,
    minWidth: 136,
    sortable: true,
    valueGetter: ({ data }) => data?.name,
    cellRenderer: ({ data }: { data?: TruckView }) => data && <Name truck={data} />,
  },
  {
    colId: 'abbreviation',
    headerName: 'Abbreviation',
    width: 116,
    sortable: true,
    valueGetter: ({ data }) => data?.abbreviation,
  },
  {
    colId: 'color',
    headerName: 'Color',
    width: 116,
    valueGetter: ({ data }) => data && colorName(data.color),
    tooltipValueGetter: ({ data }) => data?.color,
    cellRenderer: ({ data }: { data?: TruckView }) => data && <NamedColor color={data.color} />,
  },
  yesOrNo('inService', 'In Service'),
  yesOrNo('hasLift', 'Has Lift'),
  {
    colId: 'branch',
    headerName: 'Branch',
    width: 140,
    sortable: true,
    valueGetter: ({ data }) => data?.branchName,
  },
  ...(hasToday ? [TODAY] : []),
];
