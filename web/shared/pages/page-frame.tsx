import { useContext, type JSX, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { HeaderSlotsContext } from './header-slots';
import styles from './page-frame.module.css';
import { PageFailed } from './page-failed';
import { PageSkeleton } from './page-skeleton';
import { useSaysShown } from './shown';
import { StaleNotice } from './stale-notice';
import { useDocumentTitle } from './use-document-title';

export interface PageFrameProps {
  /** Empty until it is known which page comes. */
  title: string;
  /** Shown in the header instead of the plain title, such as a name with its badges. */
  heading?: ReactNode;
  /** The page's own controls in the header. */
  actions?: ReactNode;
  /** `loading` shows the skeleton, `failed` the reason and what to do; default `ready`. */
  state?: 'loading' | 'failed' | 'ready';
  /** What failed, as a hook returned it. */
  error?: unknown;
  /** The error catalog's title, if it has one for this page. */
  failedTitle?: string;
  onRetry?: () => void;
  skeleton?: ReactNode;
  /**
   * What is shown, in words for messages while the server is out of reach: `the board`, `this
   * customer`.
   */
  shows?: string;
  /** When what is shown was fetched, in ms since 1970, where it was kept from an earlier visit. */
  asOf?: number;
  /** The zone of the branch whose things are shown. */
  timezone?: string;
  /** Says that someone else changed what is shown; the call brings it up to date. */
  stale?: { message: string; onReload: () => void } | null;
  /** The body is exactly as high as the window: the page scrolls inside (boards, grids). */
  fill?: boolean;
  /** No padding around the body. */
  flush?: boolean;
  /** Sticks to the window's foot; see StickyFooter. */
  footer?: ReactNode;
  children?: ReactNode;
}

/** Every page's outline: title and actions in the header, and its designed states. */
export function PageFrame(props: PageFrameProps): JSX.Element {
  const { title, heading, actions, state = 'ready', stale, fill, flush, footer, children } = props;
  const slots = useContext(HeaderSlotsContext);
  useDocumentTitle(title);
  useSaysShown({ what: props.shows, timezone: props.timezone, asOf: props.asOf });
  const name = (heading ?? title) && <h1 className={styles.heading}>{heading ?? title}</h1>;
  return (
    <div className={styles.page} data-fill={fill} data-flush={flush}>
      {slots ? slots.title && createPortal(name, slots.title) : name}
      {slots ? slots.actions && actions && createPortal(actions, slots.actions) : actions}
      {stale && <StaleNotice message={stale.message} onReload={stale.onReload} />}
      <div className={styles.body} aria-busy={state === 'loading'}>
        {state === 'loading' && (props.skeleton ?? <PageSkeleton />)}
        {state === 'failed' && (
          <PageFailed error={props.error} title={props.failedTitle} onRetry={props.onRetry} />
        )}
        {state === 'ready' && children}
      </div>
      {state === 'ready' && footer}
    </div>
  );
}
