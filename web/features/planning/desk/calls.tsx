import { TextInput } from '@mantine/core';
import type { JSX } from 'react';
import type { PlanStep } from '#modules/planning/contract/proposal.view.js';
import { AGREED_LENGTH } from '#modules/scheduling/contract/limits.js';
import { FieldMessage } from '../../../shared/forms';
import { showClockTime } from '../../../shared/format';
import { isShortcut } from '../../../shared/shortcuts';
import { PhoneLink } from '../../../shared/ui';
import { promiseLabel, type BoardModel } from '../../scheduling';
import { isAgreementNeeded } from '../model/step-words';
import styles from './desk.module.css';
import type { ShownState } from './use-option';

export interface CallsProps {
  calls: readonly PlanStep[];
  model: BoardModel;
  shown: ShownState;
  onApply: () => void;
}

/** Whom to call, and how they agreed to a start outside of what was promised. */
export function Calls({ calls, ...one }: CallsProps): JSX.Element {
  return (
    <section className={styles.calls} aria-label="Calls">
      <h4>Call first</h4>
      <ul>
        {calls.map((step) => (
          <li key={step.seq}>
            <Call step={step} {...one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Call(props: Omit<CallsProps, 'calls'> & { step: PlanStep }): JSX.Element {
  const { step, model, shown, onApply } = props;
  const block = model.blocks.get(step.id);
  const { seq } = step;
  const fault = shown.asked[seq];
  const promised = block && promiseLabel(block.booking, model.view.day.timezone);
  return (
    <>
      <span className={styles.callee}>
        <b>{block?.name ?? step.name}</b> <PhoneLink phone={block?.booking.metaData.phone} />
      </span>
      {step.op === 'place' && isAgreementNeeded(step) && (
        <TextInput
          label={`Agreed to ${showClockTime(step.to.start)}`}
          description={promised && `Promised ${promised}.`}
          placeholder="Maria said yes on the phone"
          maxLength={AGREED_LENGTH.max}
          data-agreed={seq}
          disabled={!shown.mayApply}
          value={shown.agreed(step)}
          error={fault && <FieldMessage>{fault}</FieldMessage>}
          onChange={(event) => shown.agree(step, event.currentTarget.value)}
          onKeyDown={(event) => {
            // Enter that ends a word of an input method belongs to that.
            if (event.nativeEvent.isComposing || !isShortcut(event, 'applyOption')) return;
            event.preventDefault();
            if (!event.repeat) onApply();
          }}
        />
      )}
    </>
  );
}
