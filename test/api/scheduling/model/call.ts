import type { CrewPlace, OperationPlace, Seat } from './board-state.js';
import type { SeatManner } from './random-requests.js';

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
      expect?: { place: OperationPlace; from: number; to: number };
    }
  | {
      kind: 'rebook';
      operation: string;
      activity: string;
      version: number;
      day: string;
      start: number;
      truck: string | null;
    }
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
  | { kind: 'block' | 'unblock'; trucks: string[]; day: string }
  | { kind: 'addRental'; name: string; hasLift: boolean }
  | { kind: 'removeRental'; truck: string };

/** What the server answered. */
export interface Answered {
  call: Call;
  /** `OK`, `OK <nounce>` if the answer has one, or the code of the refusal. */
  outcome: string;
  /** The truck that the call made. */
  made?: string;
}
