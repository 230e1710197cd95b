import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import { isId } from '#kernel/ids.js';
import type { AuditEventView } from '#modules/ops/contract/audit.view.js';
import type { GridColumn } from '../../../shared/grid';
import type { Names } from '../../../shared/labels';
import { Moment } from '../../branches';
import {
  linkOf,
  nameOf,
  showEntity,
  showEventType,
  summaryOf,
  type AuditContext,
} from './audit-labels';
import styles from './audit.module.css';

type Column = GridColumn<AuditEventView>;
type Cell = { data?: AuditEventView };

function Thing({ event, names }: { event: AuditEventView; names: Names }): JSX.Element {
  const { entity, entityId } = event;
  const link = linkOf(event);
  // What has neither a name nor a page is called by its kind alone.
  const name = nameOf(event, names) ?? (isId(entityId) ? link && 'Open' : entityId);
  return (
    <span className={styles.thing}>
      {showEntity(entity)} {link ? <Link to={link}>{name}</Link> : name}
    </span>
  );
}

export const whoOf = ({ employeeId }: AuditEventView, names: Names): string =>
  employeeId === null ? 'System' : (names.get(employeeId) ?? 'Someone who left');

export const auditColumns = (context: AuditContext): Column[] => [
  {
    colId: 'when',
    headerName: 'When',
    // The moment with the zone, for someone in another one.
    width: 205,
    cellRenderer: ({ data }: Cell) => data && <Moment at={data.timestamp} />,
  },
  {
    colId: 'who',
    headerName: 'Who',
    width: 140,
    valueGetter: ({ data }) => data && whoOf(data, context.names),
  },
  {
    colId: 'did',
    headerName: 'Did',
    width: 95,
    valueGetter: ({ data }) => data && showEventType(data),
  },
  {
    colId: 'thing',
    headerName: 'To what',
    width: 230,
    cellRenderer: ({ data }: Cell) => data && <Thing event={data} names={context.names} />,
  },
  {
    colId: 'changes',
    headerName: 'Changes',
    flex: 1,
    minWidth: 200,
    valueGetter: ({ data }) => data && summaryOf(data, context),
  },
];
