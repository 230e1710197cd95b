import { Button } from '@mantine/core';
import type { JSX } from 'react';
import { Banner } from '../../../shared/ui';
import type { MailCustomer } from '../mail-customer';
import { confirmationBlock } from './confirmation-block';
import { isOutdated } from './letter';
import type { Composer } from './use-composer';
import { OUTDATED } from './use-sending';

export interface ComposerNoticesProps {
  customer: MailCustomer;
  composer: Composer;
}

/** What to know before going on. */
export function ComposerNotices({ customer, composer }: ComposerNoticesProps): JSX.Element {
  const { letter, isRestored, startAnew, choose } = composer;
  const block = confirmationBlock(letter.kind, customer);
  return (
    <>
      {isRestored && (
        <Banner
          tone="info"
          actions={
            <Button variant="default" size="compact-xs" onClick={startAnew}>
              Start over
            </Button>
          }
        >
          This is what you were writing before you left.
        </Banner>
      )}
      {isOutdated(letter, customer) && (
        <Banner
          tone="warning"
          actions={
            <Button
              variant="default"
              size="compact-xs"
              onClick={() => void choose(letter.templateId ?? '')}
            >
              Fill in again
            </Button>
          }
        >
          {OUTDATED}
        </Banner>
      )}
      {block && <Banner tone="warning">{block}</Banner>}
    </>
  );
}
