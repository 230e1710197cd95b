import { Anchor, Button } from '@mantine/core';
import { useEffect, type JSX } from 'react';
import { Link } from 'react-router-dom';
import type { ProposalView } from '#modules/planning/contract/proposal.view.js';
import { apiErrorOf } from '../../../shared/api';
import { showDay } from '../../../shared/format';
import { RetryBanner, StatusBadge } from '../../../shared/ui';
import type { BoardModel } from '../../scheduling';
import { isGone, useGetDayProposalQuery } from '../api/proposals-api';
import { OF_THE_DAY, useDesk } from './desk-context';
import styles from './desk.module.css';
import { DiscardButton } from './discard-button';
import { ProposalOptions } from './proposal-options';
import { Rejected } from './rejected';
import { standingOf, stateWords, whoWords } from './state-labels';
import type { OptionActs } from './use-apply-option';
import { WorkingOut } from './working-out';

export interface ProposalOnScreenProps {
  id: string;
  model: BoardModel;
  acts: OptionActs;
}

/** One proposal, whatever has become of it. */
export function ProposalOnScreen({ id, model, acts }: ProposalOnScreenProps): JSX.Element {
  const { branchId, date, onShown } = useDesk();
  const { data, error, refetch } = useGetDayProposalQuery(id);
  // What was known of it is kept, also when it is not there anymore.
  if (isGone(error)) {
    return (
      <div className={styles.body}>
        <p className={styles.said}>This proposal is gone: someone discarded it.</p>
        <Button variant="default" onClick={() => onShown(OF_THE_DAY)}>
          Show the others
        </Button>
      </div>
    );
  }
  if (!data && error) {
    return (
      <div className={styles.body}>
        <RetryBanner onRetry={() => void refetch()}>
          {`The proposal could not be loaded.\n${apiErrorOf(error).message}`}
        </RetryBanner>
      </div>
    );
  }
  if (!data) return <p role="status">Loading…</p>;
  if (data.date !== date || data.branchId !== branchId) return <OtherDay proposal={data} />;
  return <OfTheDay proposal={data} model={model} acts={acts} />;
}

function OtherDay({ proposal }: { proposal: ProposalView }): JSX.Element {
  const { _id, branchId, date } = proposal;
  return (
    <div className={styles.body}>
      <p className={styles.said}>
        This proposal is for{' '}
        <Anchor component={Link} to={`/emma/move/${date}?branchId=${branchId}&proposal=${_id}`}>
          {showDay(date)}
        </Anchor>
        .
      </p>
    </div>
  );
}

interface OfTheDayProps extends Omit<ProposalOnScreenProps, 'id'> {
  proposal: ProposalView;
}

function OfTheDay({ proposal, model, acts }: OfTheDayProps): JSX.Element {
  const { _id, words, kind, state, progress, replacedBy, options, now } = proposal;
  const said = stateWords(proposal, model.view);
  const { onShown, words: typed } = useDesk();
  const { carry } = typed;
  useEffect(() => {
    if (replacedBy) carry(_id, replacedBy);
  }, [_id, replacedBy, carry]);
  const { timezone } = model.view.day;
  const { label, tone } = standingOf(proposal, model.view);
  const hasOptions = options.length > 0 || now.steps.length > 0;
  return (
    <>
      <div className={styles.about}>
        <h3>{words}</h3>
        <p className={styles.facts}>
          <StatusBadge tone={tone}>{label}</StatusBadge>
          <span>{whoWords(proposal, timezone)}</span>
        </p>
        {said && (
          <p className={styles.said} role="status">
            {said}
          </p>
        )}
        {replacedBy && (
          <Button size="compact-sm" onClick={() => onShown(replacedBy)}>
            Go to the new proposal
          </Button>
        )}
        {state === 'computing' && <WorkingOut progress={progress} />}
        {kind === 'repair' && state === 'ready' && options.length === 0 && (
          <p className={styles.said} role="status">
            No way is better than this.
          </p>
        )}
      </div>
      {hasOptions && state !== 'failed' ? (
        <ProposalOptions proposal={proposal} model={model} acts={acts} />
      ) : (
        <>
          <div className={styles.body}>
            <Rejected rejected={proposal.rejected} />
          </div>
          <footer className={styles.foot}>
            <DiscardButton proposal={proposal} />
          </footer>
        </>
      )}
    </>
  );
}
