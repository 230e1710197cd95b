import type { JSX } from 'react';
import { useViewingBranch } from '../../features/branches';
import { useMay } from '../../shared/auth';
import { showWeekday } from '../../shared/format';
import { ListHeading, PageFrame, useToday } from '../../shared/pages';
import type { BranchToday } from './api';
import { CompanyPart } from './company-part';
import { DispatchPart } from './dispatch-part';
import { QueuedPart } from './queued-part';
import { RoomPart } from './room-part';
import { CallNow } from './sales/call-now';
import { HeldPart } from './sales/held-part';
import { WaitingPart } from './sales/waiting-part';
import styles from './today.module.css';
import { useWalkRows } from './walk-rows';

/** What waits for somebody today, of the branch being viewed: `/emma/today`. */
export default function TodayPage(): JSX.Element {
  const { branch } = useViewingBranch();
  const today = useToday(branch?.timezone ?? null);
  return (
    <PageFrame
      title="Today"
      shows="what waits today"
      heading={<ListHeading title={branch ? `Today, ${showWeekday(today)}` : 'Today'} />}
      state={branch ? 'ready' : 'loading'}
      timezone={branch?.timezone}
    >
      {branch && <Parts branch={{ branchId: branch._id, today }} timezone={branch.timezone} />}
    </PageFrame>
  );
}

interface PartsProps {
  branch: BranchToday;
  timezone: string;
}

/** Who opens the page sells; what a person may not see is not asked for. */
function Parts({ branch, timezone }: PartsProps): JSX.Element {
  const dispatches = useMay('dispatch');
  const runsTheCompany = useMay('admin');
  useWalkRows();
  return (
    <div className={styles.page}>
      {dispatches && (
        <div className={styles.across}>
          {runsTheCompany && <CompanyPart branch={branch} />}
          <DispatchPart branch={branch} />
        </div>
      )}
      <div className={styles.main}>
        {runsTheCompany && !dispatches && <CompanyPart branch={branch} />}
        <CallNow branch={branch} />
        <WaitingPart branch={branch} list="followUps" />
        <WaitingPart branch={branch} list="silentQuotes" />
      </div>
      <div className={styles.beside}>
        <RoomPart branch={branch} />
        <WaitingPart branch={branch} list="toConfirm" />
        <HeldPart branch={branch} timezone={timezone} />
        {runsTheCompany && <QueuedPart />}
      </div>
    </div>
  );
}
