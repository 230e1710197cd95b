import { CloseButton } from '@mantine/core';
import { useEffect, useRef, type JSX } from 'react';
import { todayIn } from '../../../shared/format';
import { ariaKeys, useShortcutArea, withKey } from '../../../shared/shortcuts';
import { Banner, toast, useNarrow } from '../../../shared/ui';
import { jobWords } from './finder-labels';
import { onFinderKey } from './finder-keys';
import { HeldBar } from './held-bar';
import { LiveHolds } from './live-holds';
import { NoSlots, SlotNotes } from './no-slots';
import { SlotDayBoard } from './slot-day-board';
import type { SlotFinderProps } from './slot-finder-props';
import styles from './slot-finder.module.css';
import { SlotList } from './slot-list';
import { SlotSteps } from './slot-steps';
import { useFinder } from './use-finder';
import { useFinderOffer } from './use-finder-offer';
import { whyNot } from './why-not';
import { PreferredTimeField } from './preferred-time-field';

const nobody = (): void => undefined;

/** The best free times for a day of a customer: five rows, the small board, and what is held. */
export function SlotFinder(props: SlotFinderProps): JSX.Element {
  const { customer, stored, activityId, asked, onClose, onOffer = nobody } = props;
  const finder = useFinder(props, (words) => {
    toast.success(words);
    onClose();
  });
  useFinderOffer(finder, onOffer);
  const { job, slots, chosen, isChosenHeld, held, timezone, notice } = finder;
  const panel = useRef<HTMLElement>(null);
  const wish = useRef<HTMLInputElement>(null);
  const isNarrow = useNarrow();
  useShortcutArea('slots');
  const close = (): void => {
    held.close();
    onClose();
  };
  const focusPanel = (): void => panel.current?.focus({ preventScroll: true });
  useEffect(() => {
    focusPanel();
  }, [asked]);
  // Once there are rows, the panel is high enough to be at the top.
  const hasRows = slots.length > 0;
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'start' });
  }, [asked, hasRows]);

  const obstacle = whyNot(stored, activityId);
  const slot = slots[chosen];
  const bar = held.hold && (
    <HeldBar
      hold={held.hold}
      timezone={timezone}
      busy={held.busy}
      isChosen={isChosenHeld}
      onBook={() => void finder.book()}
      onRenew={finder.renew}
      onOver={finder.over}
    />
  );
  return (
    <section
      ref={panel}
      className={styles.finder}
      aria-label="Find a slot"
      data-board-of-day
      tabIndex={-1}
      onKeyDown={(event) =>
        onFinderKey(event, { finder, wish: () => wish.current?.focus(), close })
      }
    >
      <header className={styles.head}>
        <h3 className={styles.title}>Find a slot</h3>
        {job && <span className={styles.job}>{jobWords(job)}</span>}
        <CloseButton
          size="sm"
          aria-label="Close, and give back what is held"
          title={withKey('Close', 'closeSlots')}
          aria-keyshortcuts={ariaKeys('closeSlots')}
          onClick={close}
        />
      </header>
      {obstacle ? (
        <Banner tone="info">{obstacle}</Banner>
      ) : (
        <div className={styles.body}>
          <div className={styles.side}>
            <PreferredTimeField
              field={wish}
              today={todayIn(timezone)}
              preferred={finder.preferred}
              daysFor={finder.daysFor}
              onAsk={finder.setPreferred}
              onDone={focusPanel}
            />
            {notice && <Banner tone="warning">{notice}</Banner>}
            {finder.isFull && (
              <LiveHolds timezone={timezone} onReleased={() => finder.setFull(false)} />
            )}
            {isNarrow && bar}
            {slot ? <SlotList finder={finder} /> : <NoSlots finder={finder} />}
            {slot && <SlotNotes finder={finder} />}
            {!isNarrow && bar}
            <SlotSteps finder={finder} />
          </div>
          {!isNarrow && slot && job && (
            <SlotDayBoard
              {...{ slot, timezone }}
              branchId={job.branchId}
              customerId={customer._id}
              isHeld={isChosenHeld}
            />
          )}
        </div>
      )}
    </section>
  );
}
