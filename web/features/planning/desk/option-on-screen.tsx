import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type JSX,
} from 'react';
import type { ProposalView } from '#modules/planning/contract/proposal.view.js';
import { useShortcut } from '../../../shared/shortcuts';
import { announce, focusedLast } from '../../../shared/ui';
import { useBoard, type BoardModel } from '../../scheduling';
import { changedSteps, changedWords } from '../model/changed-steps';
import { previewOf } from '../model/preview-of';
import { draftsOf, type ShownOption } from '../model/shown-options';
import { againstWords, totalsWords } from '../model/totals-words';
import { Calls } from './calls';
import styles from './desk.module.css';
import { Drafts } from './drafts';
import { OptionFoot } from './option-foot';
import { OutOfDate } from './out-of-date';
import { Rejected } from './rejected';
import { StepList } from './step-list';
import type { OptionActs } from './use-apply-option';
import { useOption, type LeavesOut } from './use-option';

export interface OptionOnScreenProps {
  proposal: ProposalView;
  option: ShownOption;
  model: BoardModel;
  acts: OptionActs;
  leaves: LeavesOut;
}

/** One way: what it comes to, its steps, whom to call, and what can be done with it. */
export function OptionOnScreen({
  proposal,
  option,
  model,
  acts,
  leaves,
}: OptionOnScreenProps): JSX.Element {
  const shown = useOption(proposal, option, acts, leaves);
  const board = useBoard();
  const own = useRef<HTMLDivElement>(null);
  const said = useRef<HTMLParagraphElement>(null);
  const [current, setCurrent] = useState<number | null>(null);
  const { mayApply, totals, refused, problems, calls, kept } = shown;
  const drafts = draftsOf(option, calls);
  // Applied steps are where the board has them.
  const preview = useMemo(
    () => previewOf(mayApply ? kept : [], model, current),
    [mayApply, kept, model, current],
  );
  useLayoutEffect(() => board.show({ preview }), [board, preview]);
  // What is being written changes the board before the answer is there.
  const { isSending } = shown;
  const changed = useMemo(
    () => (mayApply && !isSending ? changedSteps(kept, model.view) : []),
    [mayApply, isSending, kept, model.view],
  );
  const isOutOfDate = changed.length > 0;
  const looked = option.steps.find(({ seq }) => seq === current)?.id;
  useEffect(() => {
    if (looked === undefined) return;
    const place =
      document.querySelector(`[data-preview="${looked}"]`) ??
      document.querySelector(`[data-block="${looked}"], [data-truck="${looked}"]`);
    place?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [looked]);

  // The field of an agreement is off once its words are sent: who undoes by a key goes on beside it, not in its text.
  useLayoutEffect(() => {
    const field = mayApply ? null : focusedLast()?.closest<HTMLElement>('[data-agreed]');
    if (!field || !own.current?.contains(field)) return;
    own.current.querySelector<HTMLElement>(`[data-step="${field.dataset.agreed}"]`)?.focus();
  }, [mayApply]);
  useEffect(() => {
    if (refused !== null) said.current?.scrollIntoView({ block: 'nearest' });
  }, [refused]);

  const tell = useEffectEvent(() => {
    if (mayApply) announce(`${option.title}: ${totalsWords(option.totals)}.`);
  });
  useEffect(() => tell(), [mayApply]);

  const stepAt = (by: 1 | -1): void => {
    const boxes = [...(own.current?.querySelectorAll<HTMLElement>('[data-step]') ?? [])];
    const at = boxes.findIndex((box) => Number(box.dataset.step) === current);
    const next = at < 0 ? 0 : Math.min(boxes.length - 1, Math.max(0, at + by));
    boxes[next]?.focus();
  };
  useShortcut('nextStep', () => stepAt(1));
  useShortcut('previousStep', () => stepAt(-1));
  const apply = (): void => {
    const lacking = shown.apply();
    if (lacking === null) return;
    own.current?.querySelector<HTMLElement>(`[data-agreed="${lacking}"]`)?.focus();
  };
  return (
    <div ref={own} className={styles.option}>
      <div className={styles.scrolls}>
        {option.rule && <p className={styles.rule}>{option.rule}</p>}
        <p className={styles.totals} aria-live="polite">
          {totalsWords(totals)}
        </p>
        {option.no !== 0 && (
          <p className={styles.against}>
            {againstWords(proposal)}: {totalsWords(proposal.now)}
          </p>
        )}
        {option.proof && (
          <p className={styles.proof}>
            <b>{option.proof.words}</b> <span>{option.proof.meaning}</span>
          </p>
        )}
        {isOutOfDate && (
          <OutOfDate proposal={proposal} words={changedWords(changed, board.lastEditors)} />
        )}
        {option.steps.length > 0 ? (
          <StepList
            option={option}
            model={model}
            shown={shown}
            changed={changed.map(({ seq }) => seq)}
            current={current}
            onCurrent={setCurrent}
            onApply={apply}
          />
        ) : (
          <p className={styles.said}>Nothing changes on the board.</p>
        )}
        {problems.length > 0 && (
          <ul className={styles.problems} role="alert" aria-label="In the way">
            {problems.map(({ seq, message }) => (
              <li key={`${seq} ${message}`}>{message}</li>
            ))}
          </ul>
        )}
        {calls.length > 0 && <Calls calls={calls} model={model} shown={shown} onApply={apply} />}
        {drafts.length > 0 && <Drafts drafts={drafts} model={model} />}
        <Rejected rejected={proposal.rejected} />
        {refused !== null && (
          <p ref={said} role="alert" className={styles.refused}>
            {refused}
          </p>
        )}
      </div>
      <OptionFoot
        proposal={proposal}
        hasSteps={option.steps.length > 0}
        shown={shown}
        isOutOfDate={isOutOfDate}
        onApply={apply}
      />
    </div>
  );
}
