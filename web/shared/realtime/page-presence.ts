/** Who has one page open, and how many parts of this tab asked for it. */
export class PagePresence {
  readonly listeners = new Set<() => void>();
  employeeIds: readonly string[] = [];

  set(employeeIds: readonly string[]): void {
    this.employeeIds = employeeIds;
    this.listeners.forEach((listener) => listener());
  }
}
