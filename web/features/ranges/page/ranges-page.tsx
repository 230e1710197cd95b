import type { JSX } from 'react';
import type { ModelView } from '#modules/ranges/contract/model.view.js';
import { apiErrorOf } from '../../../shared/api';
import { FormSection, PageFrame, PageSkeleton, useQuery } from '../../../shared/pages';
import { Banner, RetryBanner } from '../../../shared/ui';
import { useListAllBranchesQuery, useViewingBranch } from '../../branches';
import { useGetModelQuery, useGetModelVersionQuery } from '../api';
import { SettingsCard } from '../settings/settings-card';
import { Coverage } from './coverage';
import styles from '../ranges.module.css';
import { whyNoMoves } from '../tables-in-use';
import { TrainButton } from './train-button';
import { VersionList } from './version-list';
import { WorstJobs } from './worst-jobs';

const USUAL_ZONE = 'America/Chicago';

/** /emma/admin/ranges: how good the estimates are, and what quotes may promise. */
export default function RangesPage(): JSX.Element {
  const { data, error, refetch } = useGetModelQuery(undefined, { refetchOnFocus: true });
  return (
    <PageFrame
      title="Estimate ranges"
      shows="the estimate ranges"
      state={data ? 'ready' : error ? 'failed' : 'loading'}
      error={error}
      onRetry={() => void refetch()}
      actions={<TrainButton />}
    >
      {data && <Ranges model={data} />}
    </PageFrame>
  );
}

function Ranges({ model }: { model: ModelView }): JSX.Element {
  const { branch } = useViewingBranch();
  const { data: branches } = useListAllBranchesQuery();
  const [search, setSearch] = useQuery();
  const asked = Number(search.get('version') ?? NaN);
  const shown = model.versions.find(({ version }) => version === asked)?.version ?? model.active;
  const nameOf = (id: string): string => branches?.find(({ _id }) => _id === id)?.name ?? '';
  return (
    <div className={styles.page}>
      <div className={styles.parts}>
        {model.drift && <Banner tone="warning">{model.drift}</Banner>}
        <Version model={model} version={shown} branchId={branch?._id ?? null} branchName={nameOf} />
      </div>
      <div className={styles.parts}>
        {branch && <SettingsCard key={branch._id} branchId={branch._id} name={branch.name} />}
        <VersionList
          versions={model.versions}
          shown={shown}
          timezone={branch?.timezone ?? USUAL_ZONE}
          onShow={(version) => setSearch({ version: `${version}` })}
        />
      </div>
    </div>
  );
}

interface VersionProps {
  model: ModelView;
  version: number;
  branchId: string | null;
  branchName: (id: string) => string;
}

function Version({ model, version, branchId, branchName }: VersionProps): JSX.Element {
  const { currentData, error, refetch } = useGetModelVersionQuery(version);
  if (error) {
    return <RetryBanner onRetry={() => void refetch()}>{apiErrorOf(error).message}</RetryBanner>;
  }
  if (!currentData) return <PageSkeleton rows={8} />;
  const { n, coverage, worst } = currentData;
  const isKnown = coverage.some((month) => month.branchId === branchId);
  return (
    <>
      <FormSection
        title={
          isKnown && branchId
            ? `How often promises hold: ${branchName(branchId)}`
            : 'How often promises hold'
        }
        plain
      >
        <Coverage
          coverage={coverage}
          branchId={isKnown ? branchId : null}
          whyNone={whyNoMoves(model, version)}
        />
      </FormSection>
      {n > 0 && worst.length === 0 ? (
        <p className={styles.hint}>The moves that this version learned from are no longer kept.</p>
      ) : (
        <WorstJobs jobs={worst} branchName={branchName} />
      )}
    </>
  );
}
