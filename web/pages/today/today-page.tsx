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
import { SalesPart } from './sales-part';
import styles from './today.module.css';

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

const TO_CALL = ['calls', 'followUps', 'silentQuotes'] as const;
const TO_CONFIRM = ['toConfirm'] as const;

interface PartsProps {
  branch: BranchToday;
  timezone: string;
}

/** Who opens the page sells; what a person may not see is not asked for. */
function Parts({ branch, timezone }: PartsProps): JSX.Element {
  const dispatches = useMay('dispatch');
  const runsTheCompany = useMay('admin');
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        {runsTheCompany && <CompanyPart branch={branch} />}
        {dispatches && <DispatchPart branch={branch} timezone={timezone} />}
        <div className={styles.pair}>
          <SalesPart branch={branch} lists={TO_CALL} />
        </div>
      </div>
      <div className={styles.beside}>
        <RoomPart branch={branch} />
        <SalesPart branch={branch} lists={TO_CONFIRM} />
        {runsTheCompany && <QueuedPart />}
      </div>
    </div>
  );
}
