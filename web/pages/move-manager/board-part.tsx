import { Suspense, useMemo, type JSX } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { mayView } from '#modules/access/contract/web-routes.js';
import { BoardSkeleton } from '../../features/scheduling';
import { useSession } from '../../shared/auth';
import { BeneathContext, beneathOf, PageFrame, whenLoaded } from '../../shared/pages';
import styles from './board-part.module.css';
import { OverBoard } from './over-board';
import { isBoardPath, loadBoard } from './the-board';
import { useCloseOver } from './use-close-over';

const MoveManagerPage = whenLoaded(loadBoard);

/**
 * The board, and over its right half a page that was opened from it: the board stays as it is
 * beneath, with its scroll and its focus. Opened by its own address, that page stands alone.
 */
export default function BoardPart(): JSX.Element {
  const location = useLocation();
  const roles = useSession()?.roles;
  const isBoard = isBoardPath(location.pathname);
  const wanted = isBoard ? location : beneathOf(location);
  const { pathname, search } = wanted ?? {};
  const isAllowed = pathname !== undefined && roles !== undefined && mayView(roles, pathname);
  const isCovered = !isBoard && isAllowed;
  const beneath = useMemo(
    () => (isAllowed ? { at: { pathname, search: search ?? '' }, isCovered } : null),
    [isAllowed, pathname, search, isCovered],
  );
  const { close, ...clicks } = useCloseOver(isCovered ? (beneath?.at ?? null) : null);
  return (
    <div className={styles.part} data-beneath={beneath !== null} {...clicks}>
      {beneath && (
        <BeneathContext value={beneath}>
          <Suspense
            fallback={
              <PageFrame
                title="Move Manager"
                state="loading"
                skeleton={<BoardSkeleton />}
                fill
                flush
              />
            }
          >
            <MoveManagerPage />
          </Suspense>
        </BeneathContext>
      )}
      {!(isBoard && beneath) && (
        <OverBoard close={beneath ? close : null}>
          <Suspense fallback={<PageFrame title="" state="loading" />}>
            <Outlet />
          </Suspense>
        </OverBoard>
      )}
    </div>
  );
}
