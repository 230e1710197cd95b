import { Button } from '@mantine/core';
import { IconMapOff } from '@tabler/icons-react';
import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import { PageFrame, PageMessage } from '../../shared/pages';

export default function NotFoundPage(): JSX.Element {
  return (
    <PageFrame title="Not found">
      <PageMessage
        icon={<IconMapOff size={28} />}
        title="There is no page at this address"
        actions={
          <Button component={Link} to="/emma" variant="default">
            Go to the start page
          </Button>
        }
      />
    </PageFrame>
  );
}
