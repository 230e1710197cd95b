import { Anchor } from '@mantine/core';
import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import { useMay } from '../../../shared/auth';
import styles from './day-board.module.css';

/** In place of the rows: a day on which nothing can be booked, and where trucks come from. */
export function NoTrucks(): JSX.Element {
  const mayAdd = useMay('trucks');
  return (
    <p className={styles.empty}>
      This branch has no trucks in service on this day.{' '}
      {mayAdd && (
        <Anchor component={Link} to="/emma/admin/truck" inherit underline="always">
          Add one, or put one back in service
        </Anchor>
      )}
    </p>
  );
}
