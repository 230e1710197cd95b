import { IconNote, IconTruck } from '@tabler/icons-react';
import type { JSX, ReactNode } from 'react';
import { stateDescription } from '#modules/moves/contract/activity-rules.js';
import { showDrive, showHours, showTime, showTimeNamed } from '../../../../shared/format';
import { DialLink, StatusBadge } from '../../../../shared/ui';
import { arrivalLabel } from '../../model/arrival-label';
import type { BoardBlock } from '../../model/board-block';
import { flagsOf } from '../../model/placed-block-flags';
import type { BoardModel } from '../../model/board-model';
import { legMinutes, shortName } from '../../model/direct-leg';
import { crewNames } from '../../model/crew-names';
import { rowOf } from '../../model/operation-place';
import { truckName } from '../../model/row-labels';
import { waitingLabel, waitingWords } from '../../model/waiting-labels';
import { FLAG_ICONS } from '../block/block-icons';
import { CardPrice } from './card-price';
import { CardProgress } from './card-progress';
import { CardStops } from './card-stops';
import styles from './card.module.css';

export interface BlockCardProps {
  block: BoardBlock;
  model: BoardModel;
  /** As `marksText`. */
  marks: string;
}

const drive = (hours: number, way: string): string =>
  hours > 0 ? ` · ${showDrive(hours)} ${way}` : '';

/** The notes of a day, and why it starts early. */
function Note({ children }: { children: ReactNode }): JSX.Element {
  return (
    <p className={styles.note}>
      <IconNote size={14} aria-hidden />
      <span>{children}</span>
    </p>
  );
}

/** A move in words: who, when, where, what to watch, who drives, what it costs. */
export function BlockCard({ block, model, marks }: BlockCardProps): JSX.Element {
  const { metaData, operation } = block.booking;
  const { timezone } = model.view.day;
  const { follows, followedBy, bookingEnvelope } = operation;
  const { startingDriveTime: out, endingDriveTime: back } = bookingEnvelope;
  const before = follows && model.blocks.get(follows.operationId);
  const next = followedBy !== null && model.blocks.get(followedBy);
  const { label, hasAllTrucks } = stateDescription(metaData.state);
  const flags = flagsOf(block, { timezone, marks });
  const truck = truckName(model.view, rowOf(block.place));
  const { waitsFor } = block.booking.progress;
  const holder = waitsFor === null ? undefined : model.blocks.get(waitsFor);
  const waits = waitingWords(block.booking, { before: holder, truck, timezone });
  const crew = crewNames(model.view, block.place.truck);
  const arrival = arrivalLabel(block.booking, timezone);
  return (
    <>
      <div className={styles.head}>
        <b className={styles.name}>{block.name}</b>
        <StatusBadge tone={hasAllTrucks ? 'success' : 'warning'}>{label}</StatusBadge>
      </div>
      {/* By keys it is reached in the popup. */}
      {metaData.phone && <DialLink phone={metaData.phone} className={styles.phone} tabIndex={-1} />}
      <p>
        <b>{block.times}</b> · {showHours(metaData.duration)} · {metaData.moverCount} movers
      </p>
      {arrival && <p>{arrival}</p>}
      <CardProgress booking={block.booking} waits={waitingLabel(waits)} timezone={timezone} />
      <p className={styles.dim}>
        {before ? 'Leaves' : 'Leaves the yard'} {showTime(block.window.start, timezone)}
        {follows && before
          ? ` · follows ${shortName(before)}, ${legMinutes(follows)}`
          : drive(out, 'out')}
        {drive(back, 'back')}
        {next ? ` · then straight to ${shortName(next)}` : ' · at the yard'}{' '}
        {showTimeNamed(block.window.end, timezone)}
      </p>
      <CardStops stops={metaData.activity.locations} />
      {flags.length > 0 && (
        <ul className={styles.flags} aria-label="Flags">
          {flags.map(({ kind, tone, name }) => {
            const Picture = FLAG_ICONS[kind];
            return (
              <li key={kind} data-flag={kind} data-tone={tone}>
                <Picture size={14} aria-hidden /> {name}
              </li>
            );
          })}
        </ul>
      )}
      <p className={styles.crew}>
        <IconTruck size={14} aria-hidden />
        {truck ? `${truck} · ${crew.join(', ') || 'no crew yet'}` : 'No truck yet'}
      </p>
      <CardPrice booking={block.booking} />
      {metaData.activity.notes.trim() && <Note>{metaData.activity.notes}</Note>}
      {metaData.earlyStart && metaData.earlyStartNotes && (
        <Note>Early start: {metaData.earlyStartNotes}</Note>
      )}
    </>
  );
}
