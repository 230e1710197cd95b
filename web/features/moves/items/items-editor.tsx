import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef, useState, type ClipboardEvent, type JSX, type KeyboardEvent } from 'react';
import { get, useWatch, type FieldError } from 'react-hook-form';
import { ITEM_LIMITS, itemsFact } from '#modules/moves/contract/item-labels.js';
import { asFault } from '../../../shared/forms';
import { isShortcut, useShortcutArea } from '../../../shared/shortcuts';
import { announce, toast, useLatest, whenDrawn } from '../../../shared/ui';
import { useCustomerFields, useCustomerPage } from '../form/customer-context';
import type { CustomerValues, LocationPath } from '../form/values';
import { ItemRows } from './item-rows';
import { BLANK_ITEM, isBlankItem, type ItemValues } from '../form/item-values';
import styles from './items.module.css';
import { pastedItems, type UnreadFigure } from './paste-items';

const HEADS = ['Item', 'Qty', 'Cu ft each', 'Cu ft'];
const NO_ITEMS: readonly ItemValues[] = [];

/** What could not be read of a pasted list, and in which row it is. */
interface PastedFault extends UnreadFigure {
  row: number;
}

/** Which input of which row has the focus. */
function spotOf(target: EventTarget): { row: number; column: number } | null {
  const row = target instanceof HTMLInputElement && target.closest<HTMLElement>('[data-item-row]');
  if (!row) return null;
  const column = [...row.querySelectorAll('input')].indexOf(target as HTMLInputElement);
  return { row: Number(row.dataset.itemRow), column };
}

/** What is moved from or to a stop: a row for each kind. */
export function ItemsEditor({ path }: { path: LocationPath }): JSX.Element {
  const name = `${path}.items` as const;
  const form = useCustomerFields();
  const { editable } = useCustomerPage();
  const items = (useWatch<CustomerValues, typeof name>({ name }) ??
    NO_ITEMS) as readonly ItemValues[];
  const table = useRef<HTMLTableElement>(null);
  const [pasted, setPasted] = useState<readonly PastedFault[]>([]);
  const unread = pasted.filter(({ row, field }) => items[row]?.[field] === null);
  useShortcutArea('items', editable && items.length > 1);

  /** Takes another list; what is at fault in a row goes with it. `origins`: where each row was, null: it is new. */
  const put = (next: readonly ItemValues[], origins: readonly (number | null)[]): void => {
    const faults = get(form.getErrors(), name) as Record<string, FieldError>[] | undefined;
    form.clearErrors(name);
    form.setValue(name, [...next] as never, { shouldDirty: true });
    origins.forEach((origin, row) => {
      const own = origin === null ? {} : (faults?.[origin] ?? {});
      for (const [field, { type, message, types }] of Object.entries(own))
        form.setError(`${name}.${row}.${field}` as typeof name, { type, message, types });
    });
    setPasted(
      pasted.flatMap((fault) => {
        const row = origins.indexOf(fault.row);
        return row < 0 ? [] : [{ ...fault, row }];
      }),
    );
  };
  const rows: readonly (number | null)[] = items.map((_, row) => row);
  const focus = (row: number, column = 0): void =>
    whenDrawn(() => {
      const input = table.current
        ?.querySelector(`[data-item-row="${row}"]`)
        ?.querySelectorAll('input')[column];
      input?.focus();
      return Boolean(input);
    });
  const isFull = items.length >= ITEM_LIMITS.aStop;
  const addAt = (at: number): void => {
    const next = items[at];
    if (!(next && isBlankItem(next))) {
      if (isFull) return void announce(`A location has at most ${ITEM_LIMITS.aStop} items.`);
      put(items.toSpliced(at, 0, BLANK_ITEM), rows.toSpliced(at, 0, null));
    }
    focus(at);
  };
  const remove = useLatest((at: number): void => {
    put(items.toSpliced(at, 1), rows.toSpliced(at, 1));
    if (items.length > 1) focus(Math.min(at, items.length - 2));
  });
  const move = (from: number, to: number, column: number): void => {
    const moved = items[from];
    if (!moved || to < 0 || to >= items.length) return;
    put(
      items.toSpliced(from, 1).toSpliced(to, 0, moved),
      rows.toSpliced(from, 1).toSpliced(to, 0, from),
    );
    announce(`Item moved to place ${to + 1} of ${items.length}`);
    focus(to, column);
  };
  const keys = (event: KeyboardEvent): void => {
    const spot = spotOf(event.target);
    if (!spot) return;
    const isMove = isShortcut(event, 'moveItem');
    if (!isMove && !isShortcut(event, 'nextItem')) return;
    event.preventDefault();
    event.stopPropagation();
    if (isMove) move(spot.row, spot.row + (event.key === 'ArrowUp' ? -1 : 1), spot.column);
    else addAt(spot.row + 1);
  };
  const paste = (event: ClipboardEvent): void => {
    const spot = spotOf(event.target);
    const lines = spot?.column === 0 ? pastedItems(event.clipboardData.getData('text')) : null;
    if (!spot || !lines) return;
    event.preventDefault();
    const own = items[spot.row];
    const at = own && isBlankItem(own) ? spot.row : spot.row + 1;
    const room = ITEM_LIMITS.aStop - items.length + (at === spot.row ? 1 : 0);
    if (lines.length > room) {
      toast.warning(
        `A location has at most ${ITEM_LIMITS.aStop} items: there is room for ${room}, and the list has ${lines.length}.`,
      );
      return;
    }
    const taken = at === spot.row ? 1 : 0;
    put(
      items.toSpliced(at, taken, ...lines.map(({ item }) => item)),
      rows.toSpliced(at, taken, ...lines.map(() => null)),
    );
    const faults = lines.flatMap(({ unread: left }, n) =>
      left.map((figure) => ({ ...figure, row: at + n })),
    );
    for (const { row, field, ...left } of faults)
      form.setError(`${name}.${row}.${field}` as typeof name, asFault(left));
    setPasted((others) => [...others, ...faults]);
    const [first] = faults;
    if (first) focus(first.row, first.field === 'quantity' ? 1 : 2);
    else focus(at + lines.length - 1);
  };

  return (
    <section aria-label="Inventory" className={styles.items}>
      <div className={styles.head}>
        <h4>Inventory</h4>
        <span className={styles.sum}>{itemsFact(items.filter((item) => !isBlankItem(item)))}</span>
      </div>
      {items.length > 0 && (
        <table ref={table} onKeyDownCapture={keys} onPasteCapture={paste}>
          <thead>
            <tr>
              {HEADS.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            <ItemRows list={name} count={items.length} onRemove={remove} />
          </tbody>
        </table>
      )}
      {unread.length > 0 && (
        <ul className={styles.unread} role="alert">
          {unread.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
      <Button
        variant="default"
        leftSection={<IconPlus size={14} aria-hidden />}
        disabled={isFull}
        onClick={() => addAt(items.length)}
      >
        Add item
      </Button>
    </section>
  );
}
