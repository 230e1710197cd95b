import { useId, useRef, type JSX } from 'react';
import { useController } from 'react-hook-form';
import { FieldMessage } from '../../../shared/forms';
import { FaultList } from './fault-list';
import { MergeFieldMenu } from './merge-field-menu';
import styles from './templates.module.css';
import type { SourceFault } from './use-preview';

export interface MjmlEditorProps {
  faults: readonly SourceFault[];
  customerId: string | null;
}

/** As in the style sheet. */
const LINE_PX = 20;
/** Lines that stay visible above the one that is jumped to. */
const LINES_ABOVE = 6;

/** The MJML source with line numbers; what does not compile is marked at its line. */
export function MjmlEditor({ faults, customerId }: MjmlEditorProps): JSX.Element {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const lines = useRef<HTMLDivElement>(null);
  const { field, fieldState } = useController({ name: 'mjml' });
  const source = String(field.value ?? '');
  const count = source.split('\n').length;
  const reasons = new Map(faults.map(({ line, reason }) => [line, reason]));
  const empty = faults.length === 0 ? fieldState.error?.message : undefined;

  const follow = (): void => {
    if (lines.current)
      lines.current.style.transform = `translateY(${-(area.current?.scrollTop ?? 0)}px)`;
  };
  const goTo = (line: number): void => {
    const { start, end } = lineRange(source, line);
    if (!area.current) return;
    area.current.focus();
    area.current.setSelectionRange(start, end);
    area.current.scrollTop = (line - LINES_ABOVE) * LINE_PX;
  };
  const insert = (text: string): void => {
    const target = area.current;
    if (!target) return;
    target.setRangeText(text, target.selectionStart, target.selectionEnd, 'end');
    field.onChange(target.value);
    target.focus();
  };

  return (
    <div className={styles.editor}>
      <div className={styles.editorHead}>
        <label htmlFor={id} className={styles.label}>
          MJML source
        </label>
        <MergeFieldMenu customerId={customerId} onChosen={(name) => insert(`{{${name}}}`)} />
      </div>
      <div className={styles.code} data-invalid={faults.length > 0 || undefined}>
        <div className={styles.gutter} aria-hidden>
          <div ref={lines} className={styles.lines}>
            {Array.from({ length: count }, (_, index) => index + 1).map((line) => (
              <div key={line} className={styles.line} data-faulty={reasons.has(line) || undefined}>
                {line}
                {reasons.has(line) && <span className={styles.reason}>{reasons.get(line)}</span>}
              </div>
            ))}
          </div>
        </div>
        <textarea
          id={id}
          ref={(element) => {
            area.current = element;
            field.ref(element);
          }}
          className={styles.text}
          name={field.name}
          value={source}
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          aria-invalid={faults.length > 0 || empty !== undefined}
          aria-describedby={`${id}-faults`}
          onChange={field.onChange}
          onBlur={field.onBlur}
          onScroll={follow}
        />
      </div>
      <div id={`${id}-faults`} className={styles.faults} role="status">
        {empty && <FieldMessage>{empty}</FieldMessage>}
        <FaultList faults={faults} onChosen={goTo} />
      </div>
    </div>
  );
}

/** Where a line (from 1) begins and ends in a text, for a selection. */
export function lineRange(text: string, line: number): { start: number; end: number } {
  const before = text.split('\n').slice(0, line - 1);
  const start = before.reduce((sum, { length }) => sum + length + 1, 0);
  const end = text.indexOf('\n', start);
  return { start, end: end < 0 ? text.length : end };
}
