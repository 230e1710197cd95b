import { RESERVATION_MINUTES } from '#modules/booking/contract/reservation-limits.js';

/** What is wrong with a field, by its dotted path. */
export interface Fault {
  path: string;
  message: string;
}

interface ErrorBody {
  code?: string;
  message?: string;
  confirmation?: string;
  triesLeft?: number;
  errors?: Fault[];
}

const OFFLINE = 'OFFLINE';
const OFFLINE_SAID = 'You seem to be offline.';

/** The codes of a reservation that is over. */
const ENDED: readonly string[] = ['RESERVATION_EXPIRED', 'NOT_FOUND'];

/** What a visitor reads who was too late. */
export const RESERVATION_ENDED = `Your ${RESERVATION_MINUTES} minutes are over and the time was given back. Please choose a time again.`;

/** Why a call did not do what the visitor wanted, in words for the visitor. */
export class Refusal extends Error {
  private constructor(
    readonly code: string,
    message: string,
    /** By the dotted path of the field. */
    readonly faults: Readonly<Record<string, string>> = {},
    /** Of a reservation that was booked before. */
    readonly confirmation?: string,
  ) {
    super(message);
    this.name = 'Refusal';
  }

  static offline(): Refusal {
    return new Refusal(OFFLINE, `${OFFLINE_SAID} Nothing is lost: try again when you are back.`);
  }

  static faulty(errors: readonly Fault[]): Refusal {
    return Refusal.of({ code: 'VALIDATION_FAILED', errors }, null);
  }

  static of(said: unknown, retryAfter: string | null): Refusal {
    const {
      code = 'SYSTEM_ERROR',
      message,
      errors = [],
      confirmation,
      triesLeft,
    } = said as ErrorBody;
    const faults = Object.fromEntries(errors.map((one) => [one.path, one.message]));
    if (code === 'EMAIL_UNPROVEN') faults['code'] = triesLabel(triesLeft ?? 0);
    return new Refusal(code, wordsFor(code, message, retryAfter), faults, confirmation);
  }

  /** The same, with its faults at the fields of the form, where these have other names. */
  at(fields: Readonly<Record<string, string>>): Refusal {
    const faults = Object.entries(this.faults).map(([path, said]) => [fields[path] ?? path, said]);
    const { code, message, confirmation } = this;
    return new Refusal(code, message, Object.fromEntries(faults), confirmation);
  }

  /** The same, where the time that was reserved before is given back by now. */
  afterGivingBack(time: string): Refusal {
    const { code, message, faults, confirmation } = this;
    const why = code === OFFLINE ? OFFLINE_SAID : message;
    const said = `${why} The time that you had, ${time}, was given back.`;
    return new Refusal(code, said, faults, confirmation);
  }

  /** The reservation is over already. */
  get isOfEnded(): boolean {
    return ENDED.includes(this.code);
  }

  /** From anything that was thrown. */
  static from(error: unknown): Refusal {
    return error instanceof Refusal ? error : Refusal.of({}, null);
  }
}

function wordsFor(code: string, message: string | undefined, retryAfter: string | null): string {
  switch (code) {
    case 'NOT_SERVED':
      return 'We do not move from this zip code yet. Check it, or call us.';
    case 'SLOT_TAKEN':
      return 'Someone just took that time. These are still free.';
    case 'RESERVATION_EXPIRED':
      return RESERVATION_ENDED;
    case 'TOO_MANY_RESERVATIONS':
      return `A time is being held from your connection already, perhaps in another window. ${inMinutes(retryAfter)}`;
    case 'TOO_MANY_BOOKINGS':
      return 'You, or someone on your internet connection, already booked as many moves as we take online. Please call us, and we will book this one with you.';
    case 'DAY_HELD_TOO_LONG':
      return 'We already held times on this day for you for half an hour. Choose another day, or call us.';
    case 'BEYOND_HORIZON':
      return 'We take bookings up to twelve months ahead. Choose an earlier day, or call us.';
    case 'EMAIL_UNPROVEN':
      return 'We need the six digits that we send to your email address.';
    case 'TOO_MANY_CODES':
      return 'We have sent several codes already. Use the last one, or call us.';
    case 'TOO_MANY_REQUESTS':
      return `That was a lot at once. ${inMinutes(retryAfter)}`;
    case 'VALIDATION_FAILED':
      return 'Please correct the marked fields.';
    default:
      return message ?? 'Something went wrong on our side. Please try again in a moment.';
  }
}

function triesLabel(left: number): string {
  if (left === 0) return 'This code no longer works. Ask for another one.';
  return `That code is not right. You can try ${left === 1 ? 'once more' : `${left} more times`}.`;
}

function inMinutes(retryAfter: string | null): string {
  const minutes = Math.max(1, Math.ceil(Number(retryAfter ?? 60) / 60));
  return `Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
}
