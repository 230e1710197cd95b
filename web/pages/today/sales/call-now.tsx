import type { JSX } from 'react';
import { customerTopic } from '#modules/moves/contract/live.js';
import type { BranchToday } from '../api';
import { LiveTopics } from '../live-topics';
import { CallCard } from './call-card';
import { useWaiting } from './use-waiting';
import { useWaitingActs } from './use-waiting-acts';
import { useWaitingKeys } from './use-waiting-keys';
import { WaitingPart } from './waiting-part';

/** Whom to call, one after the other: the next one as a card, below it who is due besides. */
export function CallNow({ branch }: { branch: BranchToday }): JSX.Element {
  const { asked, next } = useWaiting(branch);
  const acts = useWaitingActs();
  const waiting = Object.values(asked.currentData ?? {}).flatMap(({ customers }) => customers);
  useWaitingKeys(waiting, next?.customer, acts);
  return (
    <>
      {/* What a colleague does with any of them is seen here at once. */}
      <LiveTopics
        topics={[...new Set(waiting.map(({ _id }) => customerTopic(_id)))]}
        onChange={() => void asked.refetch()}
      />
      <WaitingPart branch={branch} list="calls">
        {next && <CallCard {...next} acts={acts} />}
      </WaitingPart>
    </>
  );
}
