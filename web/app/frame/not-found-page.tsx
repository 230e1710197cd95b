import { Button, VisuallyHidden } from '@mantine/core';
import { IconMapOff } from '@tabler/icons-react';
import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import { useClientTitle } from '../../features/access';
import { PageFrame, PageMessage } from '../../shared/pages';

const TITLE = 'Not found';

const NothingHere = (): JSX.Element => (
  <PageMessage
    icon={<IconMapOff size={28} />}
    title="There is no page at this address"
    actions={
      <Button component={Link} to="/emma" variant="default">
        Go to the start page
      </Button>
    }
  />
);

export default function NotFoundPage(): JSX.Element {
  return (
    <PageFrame title={TITLE}>
      <NothingHere />
    </PageFrame>
  );
}

/** The same for someone who is not signed in and has no frame around it. */
export function NotFoundOutside(): JSX.Element {
  useClientTitle(TITLE);
  return (
    <main>
      <VisuallyHidden component="h1">{TITLE}</VisuallyHidden>
      <NothingHere />
    </main>
  );
}
