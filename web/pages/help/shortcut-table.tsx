import { Kbd } from '@mantine/core';
import { Fragment, type JSX } from 'react';
import {
  byArea,
  printedKeys,
  shortcut,
  SHORTCUT_NAMES,
  type ShortcutArea,
} from '../../shared/shortcuts';
import styles from './help.module.css';

export interface ShortcutTableProps {
  title: string;
  areas: readonly ShortcutArea[];
}

/** The keys of some areas, whether they work at this moment or not. */
export function ShortcutTable({ title, areas }: ShortcutTableProps): JSX.Element {
  const names = SHORTCUT_NAMES.filter((name) => areas.includes(shortcut(name).area));
  return (
    <details className={styles.keys} open={areas.includes('everywhere')}>
      <summary>{title}</summary>
      <table>
        <tbody>
          {byArea(names).map((group) => (
            <Fragment key={group.area}>
              <tr>
                <th colSpan={2} scope="colgroup">
                  {group.title}
                </th>
              </tr>
              {group.names.map((name) => (
                <tr key={name}>
                  <td>
                    {printedKeys(name).map((keys) => (
                      <Kbd key={keys} size="xs">
                        {keys}
                      </Kbd>
                    ))}
                  </td>
                  <td>{shortcut(name).does}</td>
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </details>
  );
}
