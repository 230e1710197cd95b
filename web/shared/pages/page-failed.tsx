import { Button } from '@mantine/core';
import { IconCloudOff, IconLock, IconMoodEmpty } from '@tabler/icons-react';
import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import { apiErrorOf, errorHint } from '../api';
import { PageMessage } from './page-message';

const ToStart = (): JSX.Element => (
  <Button component={Link} to="/emma" variant="default">
    Go to the start page
  </Button>
);

/** The same page for someone without the right, whether the menu or the server noticed. */
export function PageForbidden(): JSX.Element {
  return (
    <PageMessage
      icon={<IconLock size={28} />}
      title="You don't have permission to see this page"
      text="Your roles don't include it. Ask an administrator if you need it for your work."
      actions={<ToStart />}
    />
  );
}

export interface PageFailedProps {
  error?: unknown;
  title?: string;
  onRetry?: () => void;
}

/** What an address asks for cannot be: it was typed wrong, or copied in part. */
function NothingHere(): JSX.Element {
  return (
    <PageMessage
      role="alert"
      icon={<IconMoodEmpty size={28} />}
      title="There is nothing at this address"
      text="Check the address, or go on from the menu."
      actions={<ToStart />}
    />
  );
}

/** Why a page's data could not be loaded, in the error's own words. */
export function PageFailed({ error, title, onRetry }: PageFailedProps): JSX.Element {
  const { statusCode, code, message, requestId } = apiErrorOf(error);
  if (statusCode === 403) return <PageForbidden />;
  if (code === 'VALIDATION_FAILED') return <NothingHere />;
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
          <ToStart />
        </>
      }
    />
  );
}
