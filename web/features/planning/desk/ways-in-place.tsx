import { Button, Tooltip, type ButtonProps } from '@mantine/core';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useEffectEvent, useId, useRef, useState, type JSX } from 'react';
import type { ProposalView } from '#modules/planning/contract/proposal.view.js';
import { refusalText, useBoard, useBoardModel, type WaysProps } from '../../scheduling';
import { useCreateProposalMutation } from '../api/proposal-acts-api';
import { isGone, useGetDayProposalQuery } from '../api/proposals-api';
import { changedSteps, changedWords } from '../model/changed-steps';
import { namesOn } from '../model/preview-of';
import { servesAll, shownOptions, type ShownOption } from '../model/shown-options';
import { priceWords, stepLines } from '../model/price-words';
import { refusedWords } from '../model/refused-words';
import { isAgreementNeeded } from '../model/step-words';
import { wayLabel } from '../model/way-labels';
import { useDesk } from './desk-context';
import styles from './desk.module.css';
import { failedWords } from './state-labels';
import { useApplyOption, useOwnName } from './use-apply-option';
import { useLiveProposals } from './use-live-proposals';

/** The ways out of a refusal where it stands, each one command; one that asks a customer opens the desk. */
export function WaysInPlace({ asked, onTaken }: WaysProps): JSX.Element | null {
  const desk = useDesk();
  const board = useBoard();
  const model = useBoardModel();
  const { apply } = useApplyOption();
  const ownName = useOwnName();
  const [create, { data: made, error }] = useCreateProposalMutation();
  const [refused, setRefused] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [next, setNext] = useState<string | null>(null);
  const id = next ?? made?._id;
  const { currentData, error: lost } = useGetDayProposalQuery(id ?? skipToken);
  // While what took its place is being read, nothing of the old one is there to press.
  const proposal = currentData ?? (next === null ? made : undefined);
  useLiveProposals({ ...desk, shown: id ?? '' }, id !== undefined);
  const replacedBy = proposal?.replacedBy ?? null;
  // What took its place is looked at by itself: of the old ways none can be done.
  useEffect(() => {
    if (replacedBy !== null) setNext(replacedBy);
  }, [replacedBy]);
  const look = (): void => {
    setNext(null);
    setRefused(null);
    const { branchId, date } = desk;
    void create({ branchId, date, ...asked });
  };
  const ask = useEffectEvent(look);
  const key = JSON.stringify(asked);
  useEffect(() => ask(), [key]);
  const own = useRef<HTMLElement>(null);
  const isLooking = !proposal || proposal.state === 'computing';
  const isOffered = proposal !== undefined && !(isLooking && proposal.options.length === 0);
  const options = isOffered && proposal.state !== 'stale' ? shownOptions(proposal) : [];
  // Only what somebody is known to have changed: the server judges the rest.
  const { lastEditors } = board;
  const changed = options.map(({ steps }) =>
    model
      ? changedSteps(steps, model.view).filter(
          ({ changed: id }) => lastEditors.has(id) || lastEditors.isOwn(id),
        )
      : [],
  );
  const isOutOfDate = (option: ShownOption): boolean =>
    (changed[options.indexOf(option)]?.length ?? 0) > 0;
  const [stale] = isSending ? [] : changed.filter((steps) => steps.length > 0);
  const [first] = options;
  // One that leaves a move without a truck is at hand only where no other is left to be found.
  const atHand = first && (!isLooking || servesAll(first)) ? first.no : null;
  const hasFirst = isOffered && (atHand !== null || !isLooking);
  useEffect(() => {
    if (hasFirst) focusFirstWay(own.current);
  }, [hasFirst, id]);

  // What asks for it would cover what the desk draws on the board.
  const makeRoom = (): void => board.show({ open: null });
  const lookAt = (of: ProposalView): void => {
    desk.onShown(of._id);
    makeRoom();
  };
  const take = async (
    of: ProposalView,
    { no, steps }: ShownOption,
    title: string,
  ): Promise<void> => {
    if (steps.some(isAgreementNeeded)) {
      desk.showOption(of._id, no);
      return makeRoom();
    }
    setSending(true);
    const fault = await apply(of, { option: no, title, leaveOut: [], agreed: {} });
    setSending(false);
    if (fault === null) onTaken();
    else setRefused(refusedWords(fault, ownName));
  };
  const why = error ? refusalText(error) : whyNone(proposal, lost);
  if (why !== null) return <p role="alert">{refused ?? why}</p>;
  const looking = isLooking && (
    <p className={styles.said} role="status">
      Looking for ways…
    </p>
  );
  const said = refused ?? (stale && `${changedWords(stale, lastEditors)}.`) ?? null;
  const alert = said !== null && <p role="alert">{said}</p>;
  if (!isOffered || !model) {
    return (
      <>
        {alert}
        {looking}
      </>
    );
  }
  // What it is called here is what it is called once it is done.
  const label = (option: ShownOption): string =>
    wayLabel(option, proposal.cause, namesOn(model, option.steps));
  return (
    <section ref={own} aria-label="Ways" className={styles.ways}>
      {alert}
      {looking}
      <div className={styles.offers}>
        {options.map((option) => (
          <Offer
            key={option.no}
            price={priceWords(option.steps, namesOn(model, option.steps))}
            lines={stepLines(option.steps, namesOn(model, option.steps))}
            variant={option.no === atHand ? 'filled' : 'default'}
            disabled={isSending || isOutOfDate(option)}
            onClick={() => void take(proposal, option, label(option))}
          >
            {label(option)}
            {option.steps.some(isAgreementNeeded) && '…'}
          </Offer>
        ))}
        {said !== null && (stale || options.length === 0) && (
          <Button size="compact-sm" onClick={look}>
            Look again
          </Button>
        )}
        <Button size="compact-sm" variant="subtle" onClick={() => lookAt(proposal)}>
          Show on the board
        </Button>
      </div>
    </section>
  );
}

interface OfferProps extends Pick<ButtonProps, 'variant' | 'disabled' | 'children'> {
  /** What it changes, in short. */
  price: string;
  /** The same, each step. */
  lines: readonly string[];
  onClick: () => void;
}

/** A way with what it changes beside it, before it is pressed; all of that for a pointer that rests on it. */
function Offer({ price, lines, ...button }: OfferProps): JSX.Element {
  const id = useId();
  return (
    <Tooltip label={lines.join('\n')} multiline maw={320} classNames={{ tooltip: styles.lines }}>
      <div className={styles.offer}>
        <Button size="compact-sm" aria-describedby={id} {...button} />
        <small id={id}>{price}</small>
      </div>
    </Tooltip>
  );
}

/** Enter takes it then; whoever has gone on meanwhile, to something else of what asks, is left there. */
function focusFirstWay(ways: HTMLElement | null): void {
  const { activeElement } = document;
  // What asks stands beside the room of its answer.
  const room = ways?.closest('[data-answer]') ?? ways;
  const isThere = activeElement?.contains(ways) || room?.parentElement?.contains(activeElement);
  if (isThere) ways?.querySelector('button')?.focus();
}

const GONE = 'Someone discarded these ways.';

/** Why there is no way anymore; null: there may be. */
function whyNone(proposal: ProposalView | undefined, lost: unknown): string | null {
  if (isGone(lost)) return GONE;
  return proposal?.state === 'failed' ? failedWords(proposal) : null;
}
