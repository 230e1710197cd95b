import { Anchor } from '@mantine/core';
import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import type { HelpTopic } from '../../shared/help';
import { GUIDES } from './guides';
import styles from './help.module.css';
import { ShortcutTable } from './shortcut-table';
import { TopicPicture } from './topic-picture';

/** One topic: what it is for, what to do there, its pictures and its keys. */
export function HelpSection({ topic }: { topic: HelpTopic }): JSX.Element {
  const { id, title, purpose, paths } = topic;
  const { steps = [], pictures = [], areas = [] } = GUIDES[id] ?? {};
  const page = paths.find((path) => !path.includes(':'));
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        {title}
        {page && (
          <Anchor component={Link} to={page} className={styles.open}>
            Open
          </Anchor>
        )}
      </h2>
      <p>{purpose}</p>
      <ul>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      {pictures.map((name) => (
        <TopicPicture key={name} name={name} />
      ))}
      {areas.length > 0 && <ShortcutTable title={`Keys: ${title}`} areas={areas} />}
    </section>
  );
}
