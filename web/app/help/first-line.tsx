import { Anchor, CloseButton } from '@mantine/core';
import { useState, type JSX } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { mayView } from '#modules/access/contract/web-routes.js';
import type { Session } from '../../shared/auth';
import { helpLink, lineOf } from '../../shared/help';
import { dismissedLines, keepDismissed } from './dismissed-lines';
import styles from './first-line.module.css';

/** What the open page is for, until the person has dismissed it for good. */
export function FirstLine({ session }: { session: Session }): JSX.Element | null {
  const here = useLocation();
  const [dismissed, setDismissed] = useState(() => dismissedLines(session.userId));
  const line = lineOf(here);
  if (!line || dismissed.includes(line.id) || !mayView(session.roles, here.pathname)) return null;
  const dismiss = (): void => {
    // Another tab may have added to it.
    const next = [...new Set([...dismissedLines(session.userId), line.id])];
    keepDismissed(session.userId, next);
    setDismissed(next);
  };
  return (
    <aside className={styles.line} aria-label="What this page is for">
      <p>
        {line.purpose}{' '}
        <Anchor component={Link} to={helpLink(line.topic)} inherit underline="always">
          How it works
        </Anchor>
      </p>
      <CloseButton size="sm" aria-label="Don’t show this again" onClick={dismiss} />
    </aside>
  );
}
