import type { JSX } from 'react';
import type { ProposalView } from '#modules/planning/contract/proposal.view.js';
import type { DayView } from '#modules/scheduling/contract/day.view.js';
import { RetryBanner, StatusBadge } from '../../../shared/ui';
import { apiErrorOf } from '../../../shared/api';
import { useBoardModel } from '../../scheduling';
import { useListProposalsQuery } from '../api/proposals-api';
import { useDesk } from './desk-context';
import styles from './desk.module.css';
import { standingOf, whoWords } from './state-labels';

const HOW =
  'Nothing was proposed for this day yet. “Fix…” in the popup of a marked move, “Down from now…” in a truck’s menu and “Off…” in a person’s menu ask for ways.';

/** What was proposed for the day, the newest first. */
export function ProposalList(): JSX.Element {
  const { branchId, date } = useDesk();
  const { data, error, refetch } = useListProposalsQuery({ branchId, date });
  const view = useBoardModel()?.view;
  const timezone = view?.day.timezone ?? 'UTC';
  return (
    <div className={styles.body}>
      {error && !data && (
        <RetryBanner onRetry={() => void refetch()}>
          {`The proposals of this day could not be loaded.\n${apiErrorOf(error).message}`}
        </RetryBanner>
      )}
      {data?.length === 0 && <p className={styles.said}>{HOW}</p>}
      {!data && !error && <p role="status">Loading…</p>}
      <ul className={styles.list} aria-label="Proposals of the day">
        {data?.map((proposal) => (
          <li key={proposal._id}>
            <Entry proposal={proposal} view={view} timezone={timezone} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface EntryProps {
  proposal: ProposalView;
  view: DayView | undefined;
  timezone: string;
}

function Entry({ proposal, view, timezone }: EntryProps): JSX.Element {
  const { onShown } = useDesk();
  const { _id, words } = proposal;
  const { label, tone } = standingOf(proposal, view);
  return (
    <button type="button" className={styles.entry} onClick={() => onShown(_id)}>
      <span className={styles.words}>{words}</span>
      <StatusBadge tone={tone}>{label}</StatusBadge>
      <small>{whoWords(proposal, timezone)}</small>
    </button>
  );
}
