import type { LocalDate } from '#kernel/local-date.js';

/** Injection token of the one Crews, connected in src/app. */
export const CREWS = Symbol('Crews');

/** Where a crew works: a truck on a day, or no truck. */
export interface CrewsPlace {
  readonly truckId: string | null;
  readonly day: LocalDate;
}

/** Who works on trucks. */
export interface Crews {
  /** The employee ids of each crew, in the order asked; nobody is on no truck. */
  at(places: readonly CrewsPlace[]): Promise<string[][]>;
}
