import { TextInput } from '@mantine/core';
import { IconMoodEmpty, IconSearch } from '@tabler/icons-react';
import { useEffect, useMemo, useState, type JSX } from 'react';
import { useLocation } from 'react-router-dom';
import { mayView } from '#modules/access/contract/web-routes.js';
import { useSession } from '../../shared/auth';
import { HELP_TOPICS } from '../../shared/help';
import { PageFrame, PageMessage } from '../../shared/pages';
import { matchesTopic } from './match-topic';
import { HelpSection } from './help-section';
import styles from './help.module.css';
import { ShortcutTable } from './shortcut-table';

/** /emma/help: what each page is for, how to use it, and its keys. */
export default function HelpPage(): JSX.Element {
  const session = useSession();
  const { hash } = useLocation();
  const [search, setSearch] = useState('');
  const topics = useMemo(
    () => HELP_TOPICS.filter(({ paths }) => mayView(session?.roles ?? [], paths[0])),
    [session?.roles],
  );
  const found = topics.filter((topic) => matchesTopic(topic, search));
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'start' });
  }, [hash]);
  return (
    <PageFrame title="Help">
      <div className={styles.page}>
        <TextInput
          className={styles.search}
          size="sm"
          aria-label="Search the help"
          placeholder="Search the help"
          leftSection={<IconSearch size={16} aria-hidden />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <p className="visually-hidden" role="status">
          {`${found.length} of ${topics.length} topics`}
        </p>
        {found.map((topic) => (
          <HelpSection key={topic.id} topic={topic} />
        ))}
        {found.length === 0 && (
          <PageMessage
            small
            icon={<IconMoodEmpty size={28} />}
            title={`Nothing about “${search.trim()}”`}
            text="Try another word, or ask your administrator."
          />
        )}
        {search.trim() === '' && (
          <ShortcutTable title="Keys that work everywhere" areas={['everywhere']} />
        )}
      </div>
    </PageFrame>
  );
}
