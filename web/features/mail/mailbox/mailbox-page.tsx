import { skipToken } from '@reduxjs/toolkit/query/react';
import { Button } from '@mantine/core';
import { IconInbox, IconMailForward, IconRefresh } from '@tabler/icons-react';
import type { JSX } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { apiErrorOf } from '../../../shared/api';
import { PageFrame, PageMessage } from '../../../shared/pages';
import { useGetMailboxMessageQuery, useListMailboxQuery } from '../api';
import { MailboxList } from './mailbox-list';
import { ReadingPane } from './reading-pane';
import styles from './mailbox.module.css';

const REFRESH_MS = 30_000;

/** /emma/mailbox: the emails that stayed on this server. */
export default function MailboxPage(): JSX.Element {
  const [search, setSearch] = useSearchParams();
  const open = search.get('message');
  const list = useListMailboxQuery(undefined, {
    pollingInterval: REFRESH_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  });
  const message = useGetMailboxMessageQuery(open ?? skipToken);
  const leavesTheHouse = apiErrorOf(list.error).statusCode === 404;
  const rows = list.data ?? [];
  const refresh = (): void => void list.refetch();

  if (leavesTheHouse) {
    return (
      <PageFrame title="Local mailbox">
        <PageMessage
          icon={<IconMailForward size={28} />}
          title="Emails are delivered to their recipients"
          text="There is a local mailbox only while no mail server is set up."
        />
      </PageFrame>
    );
  }
  return (
    <PageFrame
      title="Local mailbox"
      shows="the mailbox"
      fill
      flush
      state={list.data ? 'ready' : list.error ? 'failed' : 'loading'}
      error={list.error}
      onRetry={refresh}
      actions={
        <Button
          variant="default"
          leftSection={<IconRefresh size={14} aria-hidden />}
          loading={list.isFetching}
          onClick={refresh}
        >
          Refresh
        </Button>
      }
    >
      {rows.length === 0 ? (
        <PageMessage
          icon={<IconInbox size={28} />}
          title="No emails yet"
          text="Write to a customer: while no mail server is set up, the email arrives here."
          actions={
            <Button component={Link} to="/emma/customer" variant="default">
              Go to the customers
            </Button>
          }
        />
      ) : (
        <div className={styles.panes} data-reading={open !== null || undefined}>
          <MailboxList
            rows={rows}
            open={open}
            onOpen={(id) => setSearch({ message: id }, { replace: open !== null })}
          />
          <ReadingPane
            message={open ? message.currentData : undefined}
            isChosen={open !== null}
            error={message.error}
            onRetry={() => void message.refetch()}
            onBack={() => setSearch({})}
          />
        </div>
      )}
    </PageFrame>
  );
}
