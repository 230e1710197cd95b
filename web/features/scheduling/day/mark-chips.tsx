import { Menu } from '@mantine/core';
import { useRef, type JSX } from 'react';
import type { BoardMark } from '#modules/scheduling/contract/board-rules.js';
import { MARK_ICONS } from '../board/block/mark-icons';
import type { BoardMarks } from '../model/board-marks';
import { MARK_LABELS } from '../model/mark-labels';
import styles from './marks.module.css';
import { useFitting } from './use-fitting';

export interface MarkChipsProps {
  marks: BoardMarks;
  present: readonly BoardMark[];
  pressed: readonly BoardMark[];
  onPress: (mark: BoardMark) => void;
}

/** A chip a mark in one line; those without room are in a menu at its end. */
export function MarkChips({ marks, present, pressed, onPress }: MarkChipsProps): JSX.Element {
  const { ids, tones } = marks;
  const line = useRef<HTMLDivElement>(null);
  const { count, rest } = useFitting(
    line,
    present.map((mark) => `${mark} ${ids[mark].length}`).join(),
  );
  const others = present.slice(count);
  return (
    <>
      <div ref={line} className={styles.chips}>
        {present.map((mark, at) => {
          const Picture = MARK_ICONS[mark];
          return (
            <button
              key={mark}
              type="button"
              className={styles.mark}
              data-mark={mark}
              data-tone={tones[mark]}
              data-out={at >= count}
              aria-pressed={pressed.includes(mark)}
              title={MARK_LABELS[mark].title}
              onClick={() => onPress(mark)}
            >
              <Picture size={13} aria-hidden />
              <b>{ids[mark].length}</b> {MARK_LABELS[mark].label}
            </button>
          );
        })}
      </div>
      {others.length > 0 && (
        <Menu position="bottom-end" closeOnItemClick={false}>
          <Menu.Target>
            <button
              type="button"
              className={styles.mark}
              data-tone="note"
              data-more
              // Beside the last chip: moved by a margin, it would make room for the line and move again.
              style={{ left: -rest }}
              aria-pressed={others.some((mark) => pressed.includes(mark))}
            >
              +{others.length} more
            </button>
          </Menu.Target>
          <Menu.Dropdown>
            {others.map((mark) => {
              const Picture = MARK_ICONS[mark];
              return (
                <Menu.CheckboxItem
                  key={mark}
                  checked={pressed.includes(mark)}
                  onChange={() => onPress(mark)}
                  data-tone={tones[mark]}
                  className={styles.other}
                  title={MARK_LABELS[mark].title}
                >
                  <Picture size={15} aria-hidden className={styles.picture} />
                  <b>{ids[mark].length}</b> {MARK_LABELS[mark].label}
                </Menu.CheckboxItem>
              );
            })}
          </Menu.Dropdown>
        </Menu>
      )}
    </>
  );
}
