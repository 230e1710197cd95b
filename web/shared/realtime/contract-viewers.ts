export type ViewersByContract = Readonly<Record<string, readonly string[]>>;

/** Who has which customer's page open, for the lists that show it of many customers at once. */
export class ContractViewers {
  readonly listeners = new Set<() => void>();
  /** Null until the server has told. */
  viewers: ViewersByContract | null = null;

  set(viewers: ViewersByContract | null): void {
    this.viewers = viewers;
    this.listeners.forEach((listener) => listener());
  }

  get wanted(): boolean {
    return this.listeners.size > 0;
  }
}

/** The ids of those who look at a contract: as told live, else as the list said when it was read. */
export const viewersOfContract = (
  live: ViewersByContract | null,
  contractId: string,
  asRead: readonly string[],
): readonly string[] => (live ? (live[contractId] ?? NOBODY_OF_IT) : asRead);

const NOBODY_OF_IT: readonly string[] = [];
