import { Button } from '@mantine/core';
import { IconCloudOff, IconLock, IconMoodEmpty } from '@tabler/icons-react';
import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import { apiErrorOf, errorHint } from '../api';
import { PageMessage } from './page-message';

/** The same page for someone without the right, whether the menu or the server noticed. */
export function PageForbidden(): JSX.Element {
  return (
    <PageMessage
      icon={<IconLock size={28} />}
      title="You don't have permission to see this page"
      text="Your roles don't include it. Ask an administrator if you need it for your work."
      actions={
        <Button component={Link} to="/emma" variant="default">
          Go to the start page
        </Button>
      }
    />
  );
}

export interface PageFailedProps {
  error?: unknown;
  title?: string;
  onRetry?: () => void;
}

/** Why a page's data could not be loaded, in the error's own words. */
export function PageFailed({ error, title, onRetry }: PageFailedProps): JSX.Element {
  const { statusCode, code, message, requestId } = apiErrorOf(error);
  if (statusCode === 403) return <PageForbidden />;
  const missing = statusCode === 404;
  return (
    <PageMessage
      role="alert"
      icon={missing ? <IconMoodEmpty size={28} /> : <IconCloudOff size={28} />}
      title={title ?? message}
      text={[
        title ? message : '',
        errorHint(code),
        requestId && !missing ? `Reference ${requestId}` : '',
      ]
        .filter(Boolean)
        .join('\n')}
      actions={
        <>
          {onRetry && <Button onClick={onRetry}>Try again</Button>}
          <Button component={Link} to="/emma" variant="default">
            Go to the start page
          </Button>
        </>
      }
    />
  );
}
