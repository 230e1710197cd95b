import { useEffect, useMemo, useRef } from 'react';
import { matchPath } from 'react-router-dom';
import { isId } from '#kernel/ids.js';
import type { BoardMark } from '#modules/scheduling/contract/board-rules.js';
import { useViewingBranch } from '../../features/branches';
import { marksNamed, plannerViewOf, type PlannerView } from '../../features/scheduling';
import { todayIn, type Day } from '../../shared/format';
import { useOwnPlace } from '../../shared/pages';
import { toast, useLatest } from '../../shared/ui';
import { boardDayOf, nearestBoardDay, whyToday } from './board-day';

export interface BoardAddress {
  /** Undefined while the person's branch is not known yet. */
  branchId: string | undefined;
  branchName: string | undefined;
  timezone: string;
  day: Day;
  today: Day;
  view: PlannerView;
  /** What is looked for on the board. */
  find: string;
  /** The marks that are pressed there. */
  marks: readonly BoardMark[];
  /** Which proposal the plan desk shows; `day`: those of the day; empty: it is closed. */
  proposal: string;
  goTo: (day: Day, view?: PlannerView) => void;
  /** Changes what is looked for, without a step in the history. */
  lookFor: (text: string) => void;
  /** Likewise the marks that are pressed. */
  pressMarks: (marks: readonly BoardMark[]) => void;
  /** Likewise what the plan desk shows. */
  showProposal: (proposal: string) => void;
}

const DEFAULT_TIMEZONE = 'America/Chicago';
const NO_BOARD = 'no-board';
const READABLE_MS = 8_000;

/** A day on screen, or on paper. */
type BoardPage = 'board' | 'sheet';

interface Shown {
  day: Day;
  branchId: string | undefined;
  view: PlannerView;
  find: string;
  /** `tight,reconfirm`. */
  mark: string;
  proposal: string;
}

function addressOf(page: BoardPage, shown: Shown): string {
  const { day, branchId, view, find, mark, proposal } = shown;
  const query = new URLSearchParams(branchId ? { branchId } : {});
  if (view !== 'trucks') query.set('view', view);
  if (find.trim() !== '') query.set('find', find);
  if (proposal !== '') query.set('proposal', proposal);
  // Commas may stand in an address as they are.
  const told = [query.toString(), mark && `mark=${mark}`].filter(Boolean).join('&');
  return `/emma/move/${day}${page === 'sheet' ? '/print' : ''}?${told}`;
}

/** Day, branch and view live in the address; the header's branch selector rewrites it. */
export function useBoardAddress(page: BoardPage = 'board'): BoardAddress {
  const { pathname, search: query, go } = useOwnPlace();
  const pathDay = matchPath('/emma/move/:pathDay/*', pathname)?.params.pathDay;
  const search = new URLSearchParams(query);
  const { branch, branches, choose } = useViewingBranch();
  const asked = search.get('branchId');
  const known = branches.find(({ _id }) => _id === asked);
  const shown = known ?? branch;
  const timezone = shown?.timezone ?? DEFAULT_TIMEZONE;
  const today = todayIn(timezone);
  const day = boardDayOf(pathDay, today);
  const view = plannerViewOf(search.get('view'));
  const find = search.get('find') ?? '';
  const named = search.get('mark') ?? '';
  const mark = marksNamed(named).join();
  const proposal = search.get('proposal') ?? '';

  // An address that names a branch chooses it; afterwards the selector's choice rewrites the address.
  const followed = useRef<string | null>(null);
  useEffect(() => {
    if (!branch) return;
    if (known && followed.current !== known._id) {
      followed.current = known._id;
      if (known._id !== branch._id) return choose(known._id);
    }
    if (asked === branch._id && pathDay === day && named === mark) return;
    followed.current = branch._id;
    const why = whyToday(pathDay, today);
    if (why) toast.warning(why, { id: NO_BOARD, closesAfter: READABLE_MS });
    const address = addressOf(page, { day, branchId: branch._id, view, find, mark, proposal });
    go(address, { replace: asked === null || pathDay !== day || named !== mark });
  }, [
    page,
    asked,
    branch,
    known,
    choose,
    go,
    day,
    today,
    pathDay,
    view,
    find,
    named,
    mark,
    proposal,
  ]);

  // The board is asked for while the list of branches is still on its way.
  const early = branches.length === 0 && isId(asked) ? asked : undefined;
  const here: Shown = { day, branchId: shown?._id, view, find, mark, proposal };
  const rewrite = (change: Partial<Shown>): void =>
    go(addressOf(page, { ...here, ...change }), { replace: true });
  const show = useLatest((shownNow: string) => rewrite({ proposal: shownNow }));
  return {
    branchId: shown?._id ?? early,
    branchName: shown?.name,
    timezone,
    day,
    today,
    view,
    find,
    marks: useMemo(() => marksNamed(mark), [mark]),
    proposal,
    // A proposal is of its day.
    goTo: (to, as = view) =>
      go(addressOf(page, { ...here, day: nearestBoardDay(to, today), view: as, proposal: '' })),
    lookFor: (text) => rewrite({ find: text }),
    pressMarks: (marks) => rewrite({ mark: marks.join() }),
    showProposal: show,
  };
}
