import { Anchor, Kbd, Switch } from '@mantine/core';
import { Fragment, type JSX } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { helpLink, topicOf } from '../../shared/help';
import {
  byArea,
  printedKeys,
  shortcut,
  useOfferedShortcuts,
  useSingleKeys,
} from '../../shared/shortcuts';
import { Dialog } from '../../shared/ui';
import styles from './shortcut-sheet.module.css';

/** The keys that work on the page one is on. */
export default function ShortcutSheet({ onClose }: { onClose: () => void }): JSX.Element {
  const groups = byArea(useOfferedShortcuts());
  const single = useSingleKeys();
  const topic = topicOf(useLocation().pathname);
  return (
    <Dialog title="Keys of this page" size={640} onClose={onClose}>
      <div className={styles.groups}>
        {groups.map(({ area, title, names }) => (
          <section key={area} aria-label={title} className={styles.group}>
            <h3>{title}</h3>
            <dl>
              {names.map((name) => (
                <div key={name}>
                  <dt>{shortcut(name).does}</dt>
                  <dd>
                    {printedKeys(name).map((keys, at) => (
                      <Fragment key={keys}>
                        {at > 0 && ' or '}
                        <Kbd size="xs">{keys}</Kbd>
                      </Fragment>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className={styles.foot}>
        <Switch
          label="Single letters and signs work as keys"
          description="Turn this off if you use voice input or press them by mistake."
          checked={single.isOn}
          onChange={single.toggle}
        />
        <Anchor
          component={Link}
          to={topic ? helpLink(topic) : '/emma/help'}
          size="sm"
          onClick={onClose}
        >
          Help for this page
        </Anchor>
      </div>
    </Dialog>
  );
}
