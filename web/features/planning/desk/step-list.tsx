import { IconArrowRight, IconPhone } from '@tabler/icons-react';
import { useEffect, useRef, type JSX, type KeyboardEvent } from 'react';
import type { PlanStep } from '#modules/planning/contract/proposal.view.js';
import { isShortcut } from '../../../shared/shortcuts';
import type { BoardModel } from '../../scheduling';
import { namesOn } from '../model/preview-of';
import type { ShownOption } from '../model/shown-options';
import { stepWords, type NameOf } from '../model/step-words';
import styles from './desk.module.css';
import type { ShownState } from './use-option';

export interface StepListProps {
  option: ShownOption;
  model: BoardModel;
  shown: ShownState;
  /** The numbers of those that somebody has changed since. */
  changed: readonly number[];
  current: number | null;
  onCurrent: (seq: number) => void;
  onApply: () => void;
}

/** The steps of an option; each can be left out. */
export function StepList(props: StepListProps): JSX.Element {
  const { option, model, shown, changed, current, onCurrent, onApply } = props;
  const own = useRef<HTMLOListElement>(null);
  const nameOf = namesOn(model, option.steps);
  useEffect(() => {
    const focused = document.activeElement;
    if (focused instanceof HTMLInputElement && focused.type === 'text') return;
    own.current?.querySelector<HTMLElement>('[data-step]')?.focus({ preventScroll: true });
  }, []);
  const keys = (event: KeyboardEvent, seq: number): void => {
    if (isShortcut(event, 'leaveStepOut')) {
      event.preventDefault();
      if (!event.repeat && shown.mayApply) shown.toggle(seq);
    } else if (isShortcut(event, 'applyOption')) {
      event.preventDefault();
      if (!event.repeat) onApply();
    }
  };
  return (
    <ol ref={own} className={styles.steps} aria-label="Steps">
      {option.steps.map((step) => (
        <li
          key={step.seq}
          className={styles.step}
          data-current={current === step.seq}
          data-left-out={shown.isLeftOut(step.seq)}
        >
          <label className={styles.stepLine}>
            <input
              type="checkbox"
              data-step={step.seq}
              checked={!shown.isLeftOut(step.seq)}
              aria-disabled={!shown.mayApply}
              aria-describedby={`step-reason-${step.seq}`}
              onChange={() => shown.mayApply && shown.toggle(step.seq)}
              onFocus={() => onCurrent(step.seq)}
              onKeyDown={(event) => keys(event, step.seq)}
            />
            <span className={styles.seq}>{step.seq}</span>
            <StepWords step={step} nameOf={nameOf} />
          </label>
          <p id={`step-reason-${step.seq}`} className={styles.reason}>
            {step.reason}
            {changed.includes(step.seq) && <b className={styles.changed}> Changed since.</b>}
            {step.needs.length > 0 &&
              ` Needs step ${step.needs.toSorted((a, b) => a - b).join(' and step ')}.`}
          </p>
        </li>
      ))}
    </ol>
  );
}

function StepWords({ step, nameOf }: { step: PlanStep; nameOf: NameOf }): JSX.Element {
  const { from, to } = stepWords(step, nameOf);
  return (
    <span className={styles.what}>
      <b>{step.name}</b>
      {step.call && <IconPhone size={13} role="img" aria-label="Call the customer" />}
      <span className={styles.way}>
        <s>{from}</s> <IconArrowRight size={13} role="img" aria-label="to" /> <strong>{to}</strong>
      </span>
    </span>
  );
}
