import { Button } from '@mantine/core';
import { IconRefreshAlert } from '@tabler/icons-react';
import { useLayoutEffect, useRef, type JSX } from 'react';
import styles from './page-frame.module.css';

export interface StaleNoticeProps {
  message: string;
  onReload: () => void;
}

/** What else sticks to the top of the page sticks below this. */
const HEIGHT = '--emma-notice-height';

/** Someone else changed what is on screen. */
export function StaleNotice({ message, onReload }: StaleNoticeProps): JSX.Element {
  const own = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const notice = own.current;
    const page = notice?.parentElement;
    if (!notice || !page) return undefined;
    // A phone breaks its line, and turned around does not.
    const tell = (): void => page.style.setProperty(HEIGHT, `${notice.offsetHeight}px`);
    tell();
    const watch = new ResizeObserver(tell);
    watch.observe(notice);
    return () => {
      watch.disconnect();
      page.style.removeProperty(HEIGHT);
    };
  }, []);
  return (
    <div ref={own} className={styles.stale} role="status">
      <IconRefreshAlert size={16} aria-hidden />
      <span>{message}</span>
      <Button size="compact-xs" variant="default" onClick={onReload}>
        Show the latest
      </Button>
    </div>
  );
}
