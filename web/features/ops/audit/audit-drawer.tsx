import { Drawer } from '@mantine/core';
import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import type { AuditEventView } from '#modules/ops/contract/audit.view.js';
import { ColumnHeads } from '../../../shared/ui';
import { Moment } from '../../branches';
import { whoOf } from './audit-columns';
import {
  factsOf,
  linkOf,
  nameOf,
  showEntity,
  showEventType,
  showField,
  showOf,
  type AuditContext,
} from './audit-labels';
import styles from './audit.module.css';

export interface AuditDrawerProps {
  /** Null while none is open. */
  event: AuditEventView | null;
  context: AuditContext;
  onClose: () => void;
}

/** One event with every field before and after. */
export function AuditDrawer({ event, context, onClose }: AuditDrawerProps): JSX.Element {
  const link = event && linkOf(event);
  return (
    <Drawer
      opened={event !== null}
      onClose={onClose}
      position="right"
      size={620}
      title={event ? `${showEntity(event.entity)}: ${showEventType(event)}` : ''}
      closeButtonProps={{ 'aria-label': 'Close' }}
      overlayProps={{ backgroundOpacity: 0.15 }}
    >
      {event && (
        <>
          <p className={styles.line}>
            {whoOf(event, context.names)}, <Moment at={event.timestamp} />
          </p>
          <p className={styles.line}>
            {nameOf(event, context.names)} {link && <Link to={link}>Open</Link>}
          </p>
          <p className={styles.line}>
            Request <span className={styles.mono}>{event.requestId}</span>
          </p>
          {event.changes.length > 0 && <Changes event={event} context={context} />}
          {Object.keys(event.data).length > 0 && (
            <dl className={styles.data}>
              {factsOf(event, context).map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </>
      )}
    </Drawer>
  );
}

interface ChangesProps {
  event: AuditEventView;
  context: AuditContext;
}

const Changes = ({ event: { entity, changes }, context }: ChangesProps): JSX.Element => (
  <table className={styles.changes}>
    <ColumnHeads names={['Field', 'Before', 'After']} />
    <tbody>
      {changes.map(({ field, before, after }) => (
        <tr key={field}>
          <th scope="row">{showField(entity, field, context.names)}</th>
          <td className={styles.before}>{showOf(entity, field, before, context)}</td>
          <td>{showOf(entity, field, after, context)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
