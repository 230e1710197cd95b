/** Who last changed what is on a board: operations, customers, people of crews, trucks. */
export class LastEditors {
  private readonly names = new Map<string, string>();
  private readonly own = new Set<string>();

  /** @param name null for oneself */
  note(ids: readonly string[], name: string | null): void {
    for (const id of ids) {
      this.names.delete(id);
      this.own.delete(id);
      if (name === null) this.own.add(id);
      else this.names.set(id, name);
    }
  }

  /** The name of whoever changed the first of these, to begin a sentence with. */
  by(...ids: string[]): string {
    return ids.map((id) => this.names.get(id)).find(Boolean) ?? 'Someone';
  }

  has(id: string): boolean {
    return this.names.has(id);
  }

  /** Whether oneself did, here or in another tab. */
  isOwn(id: string): boolean {
    return this.own.has(id);
  }
}
