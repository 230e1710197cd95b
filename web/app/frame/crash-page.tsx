import { Button } from '@mantine/core';
import { IconBug } from '@tabler/icons-react';
import type { JSX } from 'react';
import { SYSTEM_ERROR } from '../../shared/api';
import { PageMessage } from '../../shared/pages';

/** What is left when a page's own code failed; what was typed waits in the tab's drafts. */
export function CrashPage(): JSX.Element {
  return (
    <PageMessage
      role="alert"
      icon={<IconBug size={28} />}
      title={SYSTEM_ERROR}
      text="Reloading the page usually helps. Unsaved changes are kept."
      actions={<Button onClick={() => window.location.reload()}>Reload</Button>}
    />
  );
}
