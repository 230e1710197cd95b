import { UnstyledButton } from '@mantine/core';
import { useContext, type JSX, type ReactNode } from 'react';
import type { UncountedStop } from '#modules/moves/contract/estimating.js';
import type { ActivityView } from '#modules/moves/contract/activity.view.js';
import { isLocalDate } from '#kernel/local-date.js';
import { showDayNamed, todayIn } from '../../../shared/format';
import { useUnsaved } from '../footer/leave-watch';
import { standingWords } from '../figures/figure-labels';
import { ActivityScopeContext, useCustomerPage, useTimezone } from '../form/customer-context';
import { useAddStop } from '../locations/use-add-stop';
import { CanceledNotice, type Canceled } from './canceled';
import { NO_DAY } from './missing';
import { isForSale, nextStep, type Confirmation } from './next-step';
import { Breakdown, DayFigures, PriceFigure } from './quote-figures';
import styles from './quote-rail.module.css';
import { dayPrice } from './rail-figures';
import type { PresentPrice, SentQuote } from './quote-line';
import { QuoteStep } from './quote-step';
import { railLine } from './rail-line';
import { Primary, StepButton, type BookingOffer } from './step-button';
import { useFocusOnStep } from './use-focus-on-step';
import { useQuote, type RailDay } from './use-quote';

/** What the rail gets from the page around it. */
export interface RailSlot {
  isSaving: boolean;
  onAddDay: () => void;
  /** Goes to another day of the move. */
  onSelect: (activityId: string) => void;
}

interface RangeSlot {
  activityId: string;
  /** As they are typed, with the minutes that a save would store. */
  stops: RailDay['stops'];
  /** What is typed is not saved. */
  isStale: boolean;
  /** The day costs something else by what is typed. */
  isRepriced: boolean;
}

export interface QuoteRailProps extends RailSlot {
  /** What booking the day on screen would do; null while its board is not loaded. */
  offer: BookingOffer | null;
  confirmation: Confirmation | null;
  /** Of a canceled customer; null while it is not known. */
  canceled: Canceled | null;
  /** Whether the person may write emails by now. */
  mayConfirm: boolean;
  /** Opens the confirmation to be sent. */
  onConfirm: () => void;
  /** The last quote that was sent. */
  quote: SentQuote | null;
  /** What is promised at most of the whole move as it is saved, in dollars; null where nothing is. */
  most: number | null;
  /** Opens the quote to be sent. */
  onQuote: () => void;
  /** Plans the next call. */
  nextCall?: ReactNode;
  /** How long the day on screen may take. */
  range?: (day: RangeSlot) => ReactNode;
}

const nameOf = ({ day, type }: RailDay): string =>
  `${isLocalDate(day) ? showDayNamed(day) : 'No day'} ${type}`;

const standingOf = (day: RailDay | undefined): string | null =>
  day ? standingWords(day.figures, day.standing) : null;

/** What the move comes to now: nothing is known of the maximum of what is typed. */
function presentPrice(
  saved: number | null,
  estimate: number | null,
  unsaved: number,
): PresentPrice {
  const most = unsaved > 0 ? null : saved;
  return { most, estimate, quoted: saved === null ? estimate : most };
}

function isRepriced({ _id, costs }: RailDay, stored: readonly ActivityView[]): boolean {
  const { estTotalCost, estTotalCostMin } = stored.find((one) => one._id === _id) ?? {};
  return costs.estTotalCost !== estTotalCost || costs.estTotalCostMin !== estTotalCostMin;
}

/** What is missing leads to its field. */
function GoTo({ stop, children }: { stop: UncountedStop; children: ReactNode }): JSX.Element {
  const { goTo } = useAddStop();
  return (
    <UnstyledButton className={styles.goTo} onClick={() => goTo(stop)}>
      {children}
    </UnstyledButton>
  );
}

/**
 * The quote to the right of the page: what it costs, what is missing, and the one thing to do next.
 */
export function QuoteRail(props: QuoteRailProps): JSX.Element {
  const { offer, confirmation, onSelect, range } = props;
  const { base, editable } = useCustomerPage();
  const scope = useContext(ActivityScopeContext);
  const selected = scope?.activityId ?? null;
  const timezone = useTimezone();
  const { days, price } = useQuote();
  const { length: unsaved } = useUnsaved().changes;
  const today = todayIn(timezone);
  const step = nextStep({
    ...{ isActive: editable, unsaved, days, selected, confirmation },
    today,
    reconfirm: base.move.meta.reconfirm,
  });
  const next = useFocusOnStep();
  const day = days.find(({ _id }) => _id === selected);
  const elsewhere =
    'activityId' in step && days.find(({ _id }) => _id === step.activityId && _id !== selected);
  const lacking = days.length === 0 ? NO_DAY : ((elsewhere || day)?.missing ?? null);
  const line = railLine({
    ...{ step, confirmation, timezone },
    missing: lacking,
    standing: standingOf(elsewhere || day),
    obstacle: !elsewhere && offer && 'why' in offer ? offer.why : null,
  });

  if (!editable)
    return (
      <section className={styles.rail} aria-label="Quote">
        <CanceledNotice canceled={props.canceled} timezone={timezone} />
      </section>
    );
  return (
    <section className={styles.rail} aria-label="Quote">
      <PriceFigure price={price} />
      {day && <DayFigures day={day} />}
      {day &&
        range?.({
          ...{ activityId: day._id, stops: day.stops, isStale: unsaved > 0 },
          isRepriced: unsaved > 0 && isRepriced(day, base.move.activities),
        })}
      {days.length > 1 && (
        <ul className={styles.days}>
          {days.map((one) => (
            <li key={one._id} data-current={one._id === selected}>
              <span>{nameOf(one)}</span>
              <span>{dayPrice(one)}</span>
            </li>
          ))}
        </ul>
      )}
      {day && <Breakdown day={day} />}
      {/* Keeps the focus when one step's button gives way to the next one's. */}
      <div ref={next} className={styles.next} tabIndex={-1} data-step>
        {elsewhere ? (
          <Primary onClick={() => onSelect(elsewhere._id)}>Go to {nameOf(elsewhere)}</Primary>
        ) : (
          <StepButton {...props} {...{ step, unsaved, timezone }} missing={day?.missing ?? null} />
        )}
        {isForSale({ days, today }) && (
          <QuoteStep
            quote={props.quote}
            present={presentPrice(props.most, price.quoted, unsaved)}
            timezone={timezone}
            maySend={props.mayConfirm && price.quoted !== null}
            onSend={props.onQuote}
            nextCall={props.nextCall}
          />
        )}
        <p className={styles.line} aria-live="polite">
          {line === lacking?.line && lacking?.stop && !elsewhere && !scope?.locked ? (
            <GoTo stop={lacking.stop}>{line}</GoTo>
          ) : (
            line
          )}
        </p>
      </div>
    </section>
  );
}
