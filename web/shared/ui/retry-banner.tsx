import { Button } from '@mantine/core';
import type { JSX } from 'react';
import { Banner, type BannerProps } from './banner';

export interface RetryBannerProps extends Pick<BannerProps, 'children'> {
  tone?: BannerProps['tone'];
  onRetry: () => void;
}

/** What could not be loaded, across the part of a page that shows it, and a button to try again. */
export function RetryBanner({ tone = 'danger', children, onRetry }: RetryBannerProps): JSX.Element {
  return (
    <Banner
      tone={tone}
      actions={
        <Button variant="default" size="compact-sm" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {children}
    </Banner>
  );
}
