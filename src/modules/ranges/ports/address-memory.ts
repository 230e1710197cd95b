/** Injection token of the one AddressMemory, connected in src/app. */
export const ADDRESS_MEMORY = Symbol('AddressMemory');

/** What moves to the addresses of an activity took before. */
export interface AddressShift {
  /** How often crews were there. */
  readonly visits: number;
  /** δ: how much more or less it took, as ln. */
  readonly shift: number;
}

/** Whoever remembers addresses answers. */
export interface AddressMemory {
  /** By activity id; where too little is known it is absent. */
  of(activityIds: readonly string[]): Promise<ReadonlyMap<string, AddressShift>>;
}
