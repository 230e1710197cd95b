import { Anchor, Button } from '@mantine/core';
import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import type { RepeatMatchView } from '#modules/customers/contract/match-repeat.view.js';
import { showDay, todayIn, type Day } from '../../../shared/format';
import { Banner } from '../../../shared/ui';

/** A former contract, as far as it is shown. */
export type Former = Pick<RepeatMatchView, '_id' | 'firstName' | 'lastName' | 'lastActivityDay'>;

export interface RepeatNoticeProps {
  matches: readonly Former[];
  /** Whether the customer is marked as a repeat of the first match. */
  marked: boolean;
  onMark: (match: Former) => void;
  /** Takes over what the former contract knows and this one does not. */
  onTakeOver: (match: Former) => void;
  /** What that is; null if there is nothing. */
  takes: 'contact' | 'contact and stops' | null;
  onDismiss: () => void;
}

const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The latest day of a customer, which may still be to come. */
function moveOf(day: Day | null): string {
  if (!day) return '';
  return day < todayIn(HERE) ? `, last move ${showDay(day)}` : `, moves on ${showDay(day)}`;
}

/** Says that someone with this email address or phone moved with us before. */
export function RepeatNotice(props: RepeatNoticeProps): JSX.Element | null {
  const { matches, marked, onMark, onTakeOver, takes, onDismiss } = props;
  const [match] = matches;
  if (!match) return null;
  const more = matches.length > 1 ? ` and ${matches.length - 1} more` : '';
  return (
    <Banner
      tone="info"
      onClose={onDismiss}
      actions={
        <>
          {!marked && (
            <Button size="compact-xs" variant="default" onClick={() => onMark(match)}>
              Mark as repeat
            </Button>
          )}
          {takes && (
            <Button size="compact-xs" variant="default" onClick={() => onTakeOver(match)}>
              Take over {takes}
            </Button>
          )}
        </>
      }
    >
      Repeat customer:{' '}
      <Anchor
        component={Link}
        to={`/emma/customer/${match._id}`}
        target="_blank"
        size="sm"
        underline="always"
      >
        {match.firstName} {match.lastName}
      </Anchor>
      {moveOf(match.lastActivityDay)}
      {more}
    </Banner>
  );
}
