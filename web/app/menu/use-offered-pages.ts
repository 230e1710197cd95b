import { useMemo } from 'react';
import { useHasMailbox } from '../../features/mail';
import { mailboxPage } from '../../features/mail/routes';
import type { PageDefinition } from '../../shared/pages';

/** The pages that the menu offers: the local mailbox only if mail stays on this server. */
export function useOfferedPages(pages: readonly PageDefinition[]): readonly PageDefinition[] {
  const hasMailbox = useHasMailbox();
  return useMemo(
    () => (hasMailbox ? pages : pages.filter(({ path }) => path !== mailboxPage.path)),
    [hasMailbox, pages],
  );
}
