import type { JSX } from 'react';
import { useGetClientConfigQuery } from '../../features/access';
import styles from './version-line.module.css';

/** What the server runs, for whoever reports a fault. */
export function VersionLine(): JSX.Element | null {
  const { data } = useGetClientConfigQuery();
  return data ? <span className={styles.version}>Version {data.version}</span> : null;
}
