import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import type { AuditEventView } from '../../../../src/modules/ops/contract/audit.view';
import type { GridColumn } from '../../../shared/grid';
import { Moment } from '../moment';
import { linkOf, showEntity, showEventType, summaryOf } from './audit-words';
import styles from './audit.module.css';

type Column = GridColumn<AuditEventView>;
type Cell = { data?: AuditEventView };

/** Names of people by id. */
export type Names = ReadonlyMap<string, string>;

function Thing({ event, names }: { event: AuditEventView; names: Names }): JSX.Element {
  const { entity, entityId } = event;
  const link = linkOf(event);
  const name = names.get(entityId) ?? <span className={styles.mono}>{entityId}</span>;
  return (
    <span className={styles.thing}>
      {showEntity(entity)} {link ? <Link to={link}>{name}</Link> : name}
    </span>
  );
}

export const whoOf = ({ employeeId }: AuditEventView, names: Names): string =>
  employeeId === null ? 'System' : (names.get(employeeId) ?? 'Someone who left');

export const auditColumns = (names: Names): Column[] => [
  {
    colId: 'when',
    headerName: 'When',
    width: 170,
    cellRenderer: ({ data }: Cell) => data && <Moment at={data.timestamp} />,
  },
  {
    colId: 'who',
    headerName: 'Who',
    width: 160,
    valueGetter: ({ data }) => data && whoOf(data, names),
  },
  {
    colId: 'did',
    headerName: 'Did',
    width: 110,
    valueGetter: ({ data }) => data && showEventType(data),
  },
  {
    colId: 'thing',
    headerName: 'To what',
    width: 300,
    cellRenderer: ({ data }: Cell) => data && <Thing event={data} names={names} />,
  },
  {
    colId: 'changes',
    headerName: 'Changes',
    flex: 1,
    minWidth: 200,
    valueGetter: ({ data }) => data && summaryOf(data.changes),
  },
];
