import { Button } from '@mantine/core';
import { IconBug, IconRefreshAlert } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState, type JSX } from 'react';
import { SYSTEM_ERROR } from '../../shared/api';
import { PageMessage } from '../../shared/pages';
import { isOutdated, mayLeaveBuild } from './newer-build';

export interface CrashPageProps {
  reload?: () => void;
}

const reloadWindow = (): void => window.location.reload();

/**
 * What is left when a page's own code failed or could not be loaded; what was typed is kept in the
 * tab's drafts. If the page was rebuilt meanwhile, it reloads by itself, once.
 */
export function CrashPage({ reload = reloadWindow }: CrashPageProps): JSX.Element {
  const [isOld, setOld] = useState(false);
  const judge = useEffectEvent((outdated: boolean): void => {
    setOld(outdated);
    if (outdated && mayLeaveBuild()) reload();
  });
  useEffect(() => void isOutdated().then(judge), []);
  const Icon = isOld ? IconRefreshAlert : IconBug;
  return (
    <PageMessage
      role="alert"
      icon={<Icon size={28} />}
      title={isOld ? 'There is a newer version of this page' : SYSTEM_ERROR}
      text={
        isOld
          ? 'Reload to use it. Unsaved changes are kept.'
          : 'Reloading the page usually helps. Unsaved changes are kept.'
      }
      actions={<Button onClick={reload}>Reload</Button>}
    />
  );
}
