import { onDevice, type NamedRow } from '../../shared/device';
import type { ShownDays } from './schedule-days';

/** A schedule as this device has kept it. */
export interface KeptSchedule extends NamedRow {
  days: ShownDays;
}

const keyOf = (person: string): string => `schedule/${person}`;

/** Keeps a schedule for a time without a network; a browser that keeps nothing goes without. */
export async function keepSchedule(person: string, days: ShownDays, at: number): Promise<void> {
  try {
    const row: KeptSchedule = { key: keyOf(person), person, at, days };
    await onDevice((store) => store.keepCopy(row));
  } catch {
    // The page has it; only the next visit without a network has not.
  }
}

/** What was kept of this person's schedule; null where nothing was. */
export async function keptSchedule(person: string): Promise<KeptSchedule | null> {
  try {
    const copies = await onDevice((store) => store.copies<KeptSchedule>());
    return copies.find(({ key }) => key === keyOf(person)) ?? null;
  } catch {
    return null;
  }
}
