import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo, type JSX } from 'react';
import type { EmailTemplateView } from '#modules/mail/contract/mail.view.js';
import { apiErrorOf } from '../../../shared/api';
import { Banner } from '../../../shared/ui';
import { usePreviewTemplateQuery } from '../api';
import { whyNotRendered } from '../composer/use-letter';
import { LetterFrame } from '../document/letter-frame';
import { renderMail, type RenderedMail } from '../document/render-mail';
import styles from './group.module.css';
import type { Line } from './recipients';

const rendered = (
  template: EmailTemplateView | null,
  data: Line['data'] | undefined,
): RenderedMail | string | null => {
  if (!template || !data) return null;
  try {
    return renderMail(template, data);
  } catch (error) {
    return `An error occurred rendering this email: ${whyNotRendered(error)}`;
  }
};

export interface GroupPreviewProps {
  isChosen: boolean;
  /** Null until it is read. */
  template: EmailTemplateView | null;
  line: Line | undefined;
}

/** The email as one of the recipients gets it. */
export function GroupPreview({ isChosen, template, line }: GroupPreviewProps): JSX.Element {
  const data = line?.data;
  const letter = useMemo(() => rendered(template, data), [template, data]);
  const customerId = line?.recipient._id;
  const isFilled = letter !== null && typeof letter !== 'string';
  const { currentData: sent, error } = usePreviewTemplateQuery(
    template && isFilled
      ? { mjml: template.mjml, customerId, preview: template.preview || undefined }
      : skipToken,
  );
  return (
    <section className={styles.preview} aria-label="Preview">
      {typeof letter === 'string' ? (
        <Banner tone="danger">{letter}</Banner>
      ) : letter ? (
        <>
          <p className={styles.subject}>{letter.subject || 'No subject'}</p>
          {error && <Banner tone="danger">{apiErrorOf(error).message}</Banner>}
          {sent && (
            <LetterFrame
              className={styles.letter}
              title={`Email to ${line?.recipient.name ?? ''}`}
              html={sent.html}
            />
          )}
        </>
      ) : (
        <p className={styles.hint}>
          {isChosen ? 'Loading…' : 'Choose a template to see what each customer gets.'}
        </p>
      )}
    </section>
  );
}
