import { useDebouncedValue } from '@mantine/hooks';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo, type JSX } from 'react';
import { counted } from '#kernel/counted.js';
import type { BranchView } from '#modules/branches/contract/branch.view.js';
import { SLOT_NOTES, type SlotView } from '#modules/scheduling/contract/slots.view.js';
import { SLOTS } from '#modules/scheduling/contract/limits.js';
import { overWords, slotSpoken, useFindSlotsQuery } from '../../features/scheduling';
import { apiErrorOf } from '../../shared/api';
import { PageForbidden, PageFrame, PageSkeleton, useToday } from '../../shared/pages';
import { RetryBanner } from '../../shared/ui';
import { FreeList, MoreTimes } from './free-list';
import styles from './free-times.module.css';
import { NothingFree } from './nothing-free';
import { moversOf, requestOf, type Sought } from './sought';
import { SoughtFields } from './sought-fields';
import { useSought } from './use-sought';

const TYPING_MS = 250;
const SHOWN = SLOTS.shown;

/** Boards change while one is on the phone. */
const KEEPING_UP = {
  refetchOnMountOrArgChange: true,
  refetchOnFocus: true,
  pollingInterval: 60_000,
  skipPollingIfUnfocused: true,
} as const;

/** When a job could be done, for a caller who is no customer yet: `/emma/free`. */
export default function FreeTimesPage(): JSX.Element {
  const { branch, sought, change } = useSought();
  const today = useToday(branch?.timezone ?? null);
  return (
    <PageFrame
      title="Anything free?"
      shows="the free times"
      state={branch ? 'ready' : 'loading'}
      timezone={branch?.timezone}
    >
      {branch && (
        <div className={styles.page}>
          <SoughtFields sought={sought} today={today} onChange={change} />
          {sought.from && sought.from < today && (
            <p className={styles.note}>{overWords(sought.from)}</p>
          )}
          <Found branch={branch} sought={sought} today={today} change={change} />
        </div>
      )}
    </PageFrame>
  );
}

/** `5 free times, the best: Thursday 12 to 3, truck T03`. */
function readOut(slots: readonly SlotView[], timezone: string): string {
  const [best] = slots;
  const found = counted(slots.length, 'free time');
  return best ? `${found}, the best: ${slotSpoken(best, timezone)}` : found;
}

interface FoundProps {
  branch: BranchView;
  sought: Sought;
  today: string;
  change: (part: Partial<Sought>) => void;
}

function Found({ branch, sought, today, change }: FoundProps): JSX.Element {
  const { _id: branchId, timezone } = branch;
  const wanted = useMemo(() => requestOf(sought, branchId, today), [sought, branchId, today]);
  const [request] = useDebouncedValue(wanted, TYPING_MS);
  const { data, currentData, error, isFetching, refetch } = useFindSlotsQuery(
    request ?? skipToken,
    KEEPING_UP,
  );
  if (!wanted) return <p className={styles.note}>Correct what is marked to see free times.</p>;
  if (error !== undefined && !isFetching) {
    const refused = apiErrorOf(error);
    if (refused.statusCode === 403) return <PageForbidden />;
    return <RetryBanner onRetry={() => void refetch()}>{refused.message}</RetryBanner>;
  }
  if (!data) return <PageSkeleton rows={SHOWN} />;
  if (data.slots.length === 0 && currentData) {
    return <NothingFree notes={data.notes} {...{ sought, today }} onChange={change} />;
  }
  const { trucks, hours, requiresLift } = sought;
  const job = { hours: hours ?? 0, trucks: trucks ?? 1, movers: moversOf(sought), requiresLift };
  const isOld = currentData === undefined || request !== wanted;
  return (
    <section aria-label="Free times">
      <p className="visually-hidden" role="status">
        {isOld ? 'Looking for free times' : readOut(data.slots, timezone)}
      </p>
      <FreeList slots={data.slots} {...{ timezone, branchId, job, isOld }} />
      <MoreTimes
        hasMore={data.more && sought.skip + SHOWN <= SLOTS.skip.max}
        hasBetter={sought.skip > 0}
        onMore={() => change({ skip: sought.skip + SHOWN })}
        onBest={() => change({ skip: 0 })}
      />
      {data.notes.includes(SLOT_NOTES.notPlaced) && (
        <p className={styles.note}>
          Without addresses, drives are left out
          {data.slots.every(({ approximate }) => approximate) &&
            ', and those of other jobs are approximate'}
          . With addresses, the customer’s page finds better times.
        </p>
      )}
    </section>
  );
}
