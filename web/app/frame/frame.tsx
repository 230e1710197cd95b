import { Notifications } from '@mantine/notifications';
import { Suspense, useEffect, useMemo, useRef, useState, type JSX, type RefObject } from 'react';
import { useDispatch } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useGetClientConfigQuery, type SignInRequest } from '../../features/access';
import { keepSending } from '../../features/actuals';
import { useViewingBranch } from '../../features/branches';
import { useGetSelfQuery } from '../../features/employees';
import { followRoles, onSessionDoubted, useSession, type Session } from '../../shared/auth';
// Not from its index: the frame is loaded before any form.
import { DayZone, HERE } from '../../shared/forms/day-zone';
import { hasDrafts } from '../../shared/forms/draft-store';
import { LeaveHost } from '../../shared/forms/leave-guards';
import {
  HeaderSlotsContext,
  PageFrame,
  type HeaderSlots,
  type PageDefinition,
} from '../../shared/pages';
import { keepLive } from '../../shared/realtime';
import { Announcer, DialogHost, keepFocus, leavePage, useLatest } from '../../shared/ui';
import { homeBranchKnown } from '../../shared/viewing-branch';
import { FirstLine } from '../help/first-line';
import { menuFor } from '../menu/menu-for';
import { useOfferedPages } from '../menu/use-offered-pages';
import { Sidebar } from '../menu/sidebar';
import { ConnectionBar } from './connection-bar';
import styles from './frame.module.css';
import { Header, makePlaces } from './header';
import { prefetchPages } from './prefetch-pages';

interface SignedInFrameProps {
  session: Session;
  pages: readonly PageDefinition[];
}

/**
 * Follows the page's address: a new page starts at its top, or at the part that the address names,
 * and gets the focus that went with the one before.
 */
function usePageStart(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname, hash } = useLocation();
  // A part that is drawn later is scrolled to by its page.
  const namesPart = useLatest(() => document.getElementById(hash.slice(1)) !== null);
  const left = useRef(pathname);
  const wasFocused = useRef(false);
  useEffect(() => {
    const note = (): void => {
      wasFocused.current = true;
    };
    document.addEventListener('focusin', note, { once: true });
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    const isNew = left.current !== pathname;
    left.current = pathname;
    // With the next frame, which lays the page out anyway; and after a dialog of the page before has
    // given the focus back, if it did.
    const frame = requestAnimationFrame(() => {
      if (!namesPart()) void main.current?.scrollTo?.({ top: 0 });
      if (!isNew) return;
      // An address that is rewritten while the app opens must not take the focus from anything.
      const isLost = wasFocused.current && document.activeElement === document.body;
      if (isLost) main.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname, namesPart]);
  return main;
}

function SignedInFrame({ session, pages }: SignedInFrameProps): JSX.Element {
  const dispatch = useDispatch();
  const { data: config } = useGetClientConfigQuery(undefined, {
    selectFromResult: ({ data }) => ({ data }),
  });
  const { data: self, refetch: askWhoIAm } = useGetSelfQuery(undefined, {
    selectFromResult: ({ data }) => ({ data }),
  });
  const { branch } = useViewingBranch();
  const [places] = useState(makePlaces);
  const main = usePageStart();
  const { pathname } = useLocation();
  useEffect(leavePage, [pathname]);
  const offered = useOfferedPages(pages);
  const groups = useMemo(() => menuFor(session.roles, offered), [session.roles, offered]);
  const sandboxLabel = config?.sandboxLabel ?? null;
  const slots = useMemo<HeaderSlots>(() => ({ ...places, sandboxLabel }), [places, sandboxLabel]);
  useEffect(keepLive, []);
  // Wherever one is by the time there is a network again.
  useEffect(keepSending, []);
  useEffect(() => void prefetchPages(pages, session.roles), [pages, session.roles]);
  useEffect(() => {
    // A session that was ended elsewhere gets a 401, which ends it here as well.
    const ask = (): void => void askWhoIAm();
    return onSessionDoubted(ask);
  }, [askWhoIAm]);
  useEffect(keepFocus, []);
  useEffect(() => {
    dispatch(homeBranchKnown(self?.branchId ?? null));
    if (self) followRoles(self._id, self.roles);
  }, [dispatch, self]);

  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        Skip to the page
      </a>
      <Sidebar groups={groups} />
      <div className={styles.column}>
        <Header groups={groups} places={places} />
        <ConnectionBar />
        <FirstLine session={session} />
        <main id="content" ref={main} tabIndex={-1} className={styles.main}>
          <HeaderSlotsContext value={slots}>
            <DayZone value={branch?.timezone ?? HERE}>
              <LeaveHost>
                <Suspense fallback={<PageFrame title="" state="loading" />}>
                  <Outlet />
                </Suspense>
              </LeaveHost>
            </DayZone>
          </HeaderSlotsContext>
        </main>
      </div>
      <Notifications position="top-right" limit={5} autoClose={1500} />
      <DialogHost />
      <Announcer />
    </div>
  );
}

/**
 * The frame of every page below /emma; someone who is not signed in is sent to sign in, and back.
 */
export default function Frame({ pages }: { pages: readonly PageDefinition[] }): JSX.Element {
  const session = useSession();
  const { pathname, search } = useLocation();
  // Someone who signs out here has left the frame by then.
  const [userId] = useState(session?.userId);
  if (!session || session.roles.length === 0) {
    const state: SignInRequest = { wanted: pathname + search };
    if (userId) state.signedOut = { draftsKept: hasDrafts(userId) };
    return <Navigate to="/signin" replace state={state} />;
  }
  return <SignedInFrame session={session} pages={pages} />;
}
