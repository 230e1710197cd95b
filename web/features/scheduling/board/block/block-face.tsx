import { memo, useContext, useMemo, type CSSProperties, type JSX } from 'react';
import type { BlockFlag } from '../../model/block-flags';
import { promisedPart } from '../../model/block-parts';
import type { BoardBlock } from '../../model/board-block';
import { faceOf, type FaceRow } from '../../model/face/block-face';
import { factsOf } from '../../model/face/face-facts';
import type { WaitingWords } from '../../model/waiting-labels';
import { wordRoom } from '../../model/face/face-room';
import { Drive } from './drive';
import { FaceSpaceContext } from './face-space';
import styles from './face.module.css';
import { FlagIcon } from './flag-icon';
import { measureText } from './measure-text';

export interface BlockFaceProps {
  block: BoardBlock;
  /** Columns that the words may take. */
  span: number;
  /** Most severe first; the same list means nothing has to be fitted again. */
  flags: readonly BlockFlag[];
  /** What holds it up; the same words likewise. */
  waits: WaitingWords | null;
}

const percent = (share: number): string => `${share * 100}%`;

/** The shares of a block that are drives, and in which it may start, for what is drawn of it. */
export function sharesOf(block: BoardBlock): CSSProperties {
  const { out, back } = block.parts;
  const promised = promisedPart(block.booking);
  return {
    ...{ '--out': percent(out), '--back': percent(back) },
    ...(promised && { '--from': percent(promised.from), '--to': percent(promised.to) }),
  } as CSSProperties;
}

const hasDrives = ({ parts }: BoardBlock): boolean => parts.out + parts.back > 0;

/**
 * What a block shows: who, when and what is wrong, as much as there is room for; the rest is
 * counted.
 */
export const BlockFace = memo(function BlockFace(props: BlockFaceProps): JSX.Element | null {
  const { block, span, flags, waits } = props;
  const space = useContext(FaceSpaceContext);
  const fitted = useMemo(() => {
    if (!space) return null;
    const { column, density, isWide } = space;
    const facts = factsOf(block, { flags, waits, isWide });
    const { width, ...words } = wordRoom(block, span, column);
    return {
      facts,
      density,
      ...words,
      face: faceOf(facts, { width, density, isWide, measure: measureText }),
    };
  }, [block, span, flags, waits, space]);
  if (!fitted) return null;

  const { face, facts, density, isInJob, hours } = fitted;
  const { startingDriveTime, endingDriveTime } = block.booking.operation.bookingEnvelope;
  const row = ({ extras, flags: icons }: FaceRow): JSX.Element[] => [
    ...extras.map((extra) => (
      <span key={extra} className={styles.extra} data-extra={extra}>
        {facts.extras[extra]}
      </span>
    )),
    ...icons.map((flag) => <FlagIcon key={flag.kind} flag={flag} density={density} />),
  ];
  return (
    <>
      {hours.out && <Drive part="out" hours={startingDriveTime} />}
      {hours.back && <Drive part="back" hours={endingDriveTime} />}
      <span
        className={styles.face}
        data-in-job={isInJob}
        data-over-drives={!isInJob && hasDrives(block)}
        data-alone={face.time === ''}
        data-follows={block.follows !== null}
        aria-hidden
      >
        <span className={styles.row}>
          <b className={styles.last} data-face="last">
            {face.last}
          </b>
          {face.first && <span className={styles.first}>{face.first}</span>}
          <span className={styles.gap} />
          {row(face.upper)}
        </span>
        <span className={styles.row}>
          <span>{face.time}</span>
          {row({ extras: face.lower.extras.filter((extra) => extra !== 'fee'), flags: [] })}
          <span className={styles.gap} />
          {row({
            extras: face.lower.extras.filter((extra) => extra === 'fee'),
            flags: face.lower.flags,
          })}
          {face.rest.length > 0 && (
            <span className={styles.more} data-more={face.rest.length}>
              +{face.rest.length}
            </span>
          )}
        </span>
      </span>
    </>
  );
});
