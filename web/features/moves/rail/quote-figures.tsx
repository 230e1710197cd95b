import { Collapse, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useId, useState, type JSX } from 'react';
import { nounFor } from '#kernel/counted.js';
import { showMoney } from '../../../shared/format';
import { FigureRow } from '../../../shared/ui';
import { breakdownOf, whyDearer, type Price } from './rail-figures';
import styles from './quote-rail.module.css';
import type { RailDay } from './use-quote';

const countFigure = (count: number, one: string): [string, string] => [
  count > 0 ? `${count}` : '–',
  nounFor(count, one),
];

/** What the move costs, the one figure that is said on the phone. */
export function PriceFigure({ price }: { price: Price }): JSX.Element {
  return (
    <div className={styles.price} data-stale={price.isStale}>
      <output className={styles.figure} title={price.exact} aria-label={`Price ${price.exact}`}>
        {price.text}
      </output>
      <span className={styles.about}>{price.about}</span>
    </div>
  );
}

/** Hours, crew and trucks of the day on screen. */
export function DayFigures({ day }: { day: RailDay }): JSX.Element {
  const dearer = day.saved && whyDearer(day, day.saved);
  const { estHours, minTime, numMovers, truckCount } = day.figures;
  const figures = [
    // Fewer are not charged.
    countFigure(Math.max(estHours, minTime), 'hour'),
    countFigure(numMovers, 'mover'),
    countFigure(truckCount, 'truck'),
  ];
  return (
    <div className={styles.facts}>
      <FigureRow figures={figures} />
      {day.standing.stale.length > 0 && <p className={styles.line}>from before the change</p>}
      {dearer && <p className={styles.line}>{dearer}</p>}
    </div>
  );
}

/** How the price of the day on screen is made up; folded until someone opens it. */
export function Breakdown({ day }: { day: RailDay }): JSX.Element {
  const [open, setOpen] = useState(false);
  const id = useId();
  const lines = breakdownOf({ ...day, isOpen: false });
  const Chevron = open ? IconChevronDown : IconChevronRight;
  return (
    <div className={styles.breakdown}>
      <UnstyledButton
        className={styles.fold}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Chevron size={14} aria-hidden />
        Breakdown
      </UnstyledButton>
      <Collapse id={id} expanded={open} keepMounted={false} transitionDuration={0}>
        <ul className={styles.lines}>
          {lines.map(({ words, dollars }) => (
            <li key={words}>
              <span>{words}</span>
              <span>{showMoney(dollars)}</span>
            </li>
          ))}
        </ul>
      </Collapse>
    </div>
  );
}
