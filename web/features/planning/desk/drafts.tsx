import { Anchor, Button, CopyButton, Group } from '@mantine/core';
import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import type { DraftView } from '#modules/planning/contract/proposal.view.js';
import { openingAt, useOpensOver } from '../../../shared/pages';
import { PhoneLink } from '../../../shared/ui';
import type { BoardModel } from '../../scheduling';
import styles from './desk.module.css';

export interface DraftsProps {
  drafts: readonly DraftView[];
  model: BoardModel;
}

const CHANNELS: Readonly<Record<DraftView['channel'], string>> = {
  call: 'Call',
  text: 'Text',
  email: 'Email',
};

/** What somebody may say or write; the desk sends none of it. */
export function Drafts({ drafts, model }: DraftsProps): JSX.Element {
  return (
    <section className={styles.drafts} aria-label="What to say">
      <h4>What to say</h4>
      <p className={styles.said}>None of these is sent by itself.</p>
      <ul aria-label="Drafts">
        {drafts.map((draft) => (
          <li key={`${draft.channel} ${draft.ids.join()}`}>
            <Draft draft={draft} model={model} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Draft({ draft, model }: { draft: DraftView; model: BoardModel }): JSX.Element {
  const { to, ids, channel, subject, text } = draft;
  const opensOver = useOpensOver();
  const [first] = ids;
  const isOfCustomer = to === 'customer' && first !== undefined;
  return (
    <>
      <span className={styles.callee}>
        <b>{`${CHANNELS[channel]} to ${namesOf(draft, model)}`}</b>
        {isOfCustomer && channel === 'call' && <PhoneLink phone={phoneOf(first, model)} />}
      </span>
      {channel === 'email' && <p className={styles.subject}>{subject}</p>}
      <p className={styles.draft}>{text}</p>
      <Group gap="xs">
        <CopyButton value={text} timeout={1500}>
          {({ copied, copy }) => (
            <Button size="compact-xs" variant="default" onClick={copy}>
              {copied ? 'Copied' : 'Copy'}
            </Button>
          )}
        </CopyButton>
        {isOfCustomer && channel === 'email' && (
          <Anchor component={Link} size="xs" to={openingAt(first, 'confirmation')} {...opensOver}>
            Write the confirmation
          </Anchor>
        )}
      </Group>
    </>
  );
}

/** Who is not on this board has no name here. */
function namesOf({ to, ids }: DraftView, { view }: BoardModel): string {
  const people: readonly [string, string][] =
    to === 'customer'
      ? view.customers.map(({ _id, name }) => [_id, name])
      : view.movers.map(({ _id, displayName }) => [_id, displayName]);
  const names = people.filter(([id]) => ids.includes(id)).map(([, name]) => name);
  return names.length > 0 ? names.join(', ') : `the ${to}`;
}

function phoneOf(customerId: string, { blocks }: BoardModel): string | null {
  const theirs = [...blocks.values()].find(
    ({ booking }) => booking.metaData.customerId === customerId,
  );
  return theirs?.booking.metaData.phone ?? null;
}
