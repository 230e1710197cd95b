import type { CrewPlace, Hours, OperationPlace, Seat } from './board-state.js';
import type { SeatManner } from './random-requests.js';

/** What a search found, and what of it is held: a truck, and between which starts. */
export interface FoundSlot {
  truck: string;
  day: string;
  from: number;
  /** The end of its window. */
  last: number | null;
  /** The last start that had room when it was looked for. */
  fitsUntil: number;
}

/** One call as it is sent, including what the sender based it on. */
export type Call =
  | {
      kind: 'place';
      operation: string;
      to: OperationPlace;
      version: number;
      expect?: OperationPlace;
    }
  | {
      kind: 'retime';
      operation: string;
      version: number;
      start?: number;
      hours?: number;
      /** The customer agreed to it. */
      agreed: boolean;
      expect?: { place: OperationPlace; from: number; to: number };
    }
  | {
      kind: 'rebook';
      activity: string;
      version: number;
      day: string;
      /** One for each operation of the activity. */
      parts: { operation: string; start: number; truck: string | null }[];
    }
  | {
      kind: 'follow';
      operation: string;
      version: number;
      after: string;
      afterVersion: number;
      expect?: OperationPlace;
    }
  | { kind: 'unfollow'; operation: string; version: number; after: string; afterVersion: number }
  | {
      kind: 'window';
      operation: string;
      customer: string;
      activity: string;
      /** All operations of the activity: who is not named would be gone. */
      own: string[];
      day: string;
      version: number;
      window: Hours | null;
    }
  | {
      kind: 'hold';
      by: number;
      draft: string;
      day: string;
      hours: number;
      out: number;
      back: number;
      /** Not before. */
      wish: number;
      pick: number;
      /** Known once the search has answered; none where nothing is free. */
      slot?: FoundSlot;
    }
  | { kind: 'renew' | 'release'; by: number; hold: string }
  | {
      kind: 'bookHold';
      by: number;
      hold: string;
      customer: string;
      activity: string;
      own: string[];
      version: number;
    }
  | { kind: 'plan'; version: number; directLegs?: boolean; arrivalWindows?: boolean }
  | { kind: 'cancel' | 'reactivate'; customer: string; version: number }
  | {
      kind: 'seat';
      mover: string;
      seat: Seat;
      manner: SeatManner;
      expect?: CrewPlace;
      expectSitting?: string | null;
    }
  | { kind: 'unseat'; mover: string; expect?: Seat }
  | { kind: 'onCall'; mover: string; expect?: CrewPlace }
  | { kind: 'offCall'; mover: string }
  | { kind: 'markOff'; mover: string; expect?: CrewPlace }
  | { kind: 'markOn'; mover: string }
  | {
      kind: 'swapCrews';
      trucks: [string, string];
      expect?: Record<string, (string | null)[]>;
    }
  | { kind: 'block' | 'unblock'; trucks: string[]; day: string }
  | { kind: 'addRental'; name: string; hasLift: boolean }
  | { kind: 'removeRental' | 'retire'; truck: string };

/** What the server answered. */
export interface Answered {
  call: Call;
  /** `OK`, `OK <nounce>` if the answer has one, or the code of the refusal. */
  outcome: string;
  /** The truck or the hold that the call made. */
  made?: string;
}
