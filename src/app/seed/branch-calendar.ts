import type { Chance } from '../demo/chance.js';

/** Where a move is on the board. Trucks and days are indexes; days count from today. */
export interface Slot {
  day: number;
  /** The first of the trucks, which are next to each other. */
  truck: number;
  afternoon: boolean;
}

const LAST_DAY = 58;
/** Share of a past day's slots that are taken; days further ahead are emptier. */
const BUSY = 0.75;
/** Trucks kept free for the second days of moves. */
const SECOND_DAY_TRUCKS = 2;

/** Hands out the slots of a branch's trucks, each once, from the far future back. */
export class BranchCalendar {
  private day = LAST_DAY;
  private truck = 0;
  private afternoon = true;
  private readonly secondDays = new Map<number, number>();

  constructor(
    private readonly trucks: number,
    private readonly chance: Chance,
  ) {}

  /** The day that is being filled. */
  get today(): number {
    return this.day;
  }

  /** The next free slot for this many trucks. */
  take(trucks: number): Slot {
    while (!this.chance.happens(this.busy)) this.advance(1);
    if (this.truck + trucks > this.firstDayTrucks) this.turn();
    const slot = { day: this.day, truck: this.truck, afternoon: this.afternoon };
    this.advance(trucks);
    return slot;
  }

  /** A slot on the day after, on the trucks kept free for that; null when they are taken. */
  takeSecond({ day }: Slot): Slot | null {
    const taken = this.secondDays.get(day + 1) ?? 0;
    if (day >= LAST_DAY || taken >= 2 * SECOND_DAY_TRUCKS) return null;
    this.secondDays.set(day + 1, taken + 1);
    const truck = this.firstDayTrucks + (taken % SECOND_DAY_TRUCKS);
    return { day: day + 1, truck, afternoon: taken >= SECOND_DAY_TRUCKS };
  }

  private get firstDayTrucks(): number {
    return this.trucks - SECOND_DAY_TRUCKS;
  }

  private get busy(): number {
    return this.day <= 0 ? BUSY : BUSY * Math.max(0.15, 1 - this.day / LAST_DAY);
  }

  private advance(trucks: number): void {
    this.truck += trucks;
    if (this.truck >= this.firstDayTrucks) this.turn();
  }

  private turn(): void {
    this.truck = 0;
    if (!this.afternoon) this.day -= 1;
    this.afternoon = !this.afternoon;
  }
}
