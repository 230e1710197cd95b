import { Button } from '@mantine/core';
import { IconBug, IconCloudOff, IconRefreshAlert } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState, type JSX } from 'react';
import { useNavigate, useRouteError } from 'react-router-dom';
import { SYSTEM_ERROR } from '../../shared/api';
import { PageMessage } from '../../shared/pages';
import { buildOnServer, mayLeaveBuild, type BuildOnServer } from './newer-build';

export interface CrashPageProps {
  reload?: () => void;
}

const reloadWindow = (): void => window.location.reload();

/** As Chromium and Firefox, Safari, and the loader of styles say that a part of the page could not be fetched. */
const NOT_FETCHED =
  /dynamically imported module|Importing a module script failed|Unable to preload/;
const isNotFetched = (error: unknown): boolean =>
  error instanceof Error && NOT_FETCHED.test(error.message);

/** Where there is no network; what a phone keeps opens without one. */
function NeedsNetwork({ reload }: { reload: () => void }): JSX.Element {
  const navigate = useNavigate();
  // Without one a reload ends in the browser's own page.
  const tryAgain = async (): Promise<void> => {
    if ((await buildOnServer()) !== 'out of reach') reload();
  };
  return (
    <PageMessage
      role="alert"
      icon={<IconCloudOff size={28} />}
      title="This needs a network"
      text="It opens as soon as there is one. What you entered is kept."
      actions={
        <>
          <Button onClick={() => void navigate(-1)}>Go back</Button>
          <Button variant="default" onClick={() => void tryAgain()}>
            Try again
          </Button>
        </>
      }
    />
  );
}

/**
 * What is left when a page's own code failed or could not be loaded; what was typed is kept in the
 * tab's drafts. If the page was rebuilt meanwhile, it reloads by itself, once.
 */
export function CrashPage({ reload = reloadWindow }: CrashPageProps): JSX.Element {
  const [onServer, setOnServer] = useState<BuildOnServer>('same');
  const error = useRouteError();
  const judge = useEffectEvent((build: BuildOnServer): void => {
    setOnServer(build);
    if (build === 'newer' && mayLeaveBuild()) reload();
  });
  useEffect(() => void buildOnServer().then(judge), []);
  if (isNotFetched(error) && (onServer === 'out of reach' || !navigator.onLine))
    return <NeedsNetwork reload={reload} />;
  const isOld = onServer === 'newer';
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
