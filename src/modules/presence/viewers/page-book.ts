/**
 * Which connections of this process have which page open; an employee with two tabs counts once.
 */
export class PageBook {
  private readonly pages = new Map<string, Map<string, string>>();

  enter(pageId: string, connectionId: string, employeeId: string): void {
    const page = this.pages.get(pageId) ?? new Map<string, string>();
    this.pages.set(pageId, page.set(connectionId, employeeId));
  }

  leave(pageId: string, connectionId: string): void {
    const page = this.pages.get(pageId);
    page?.delete(connectionId);
    if (page?.size === 0) this.pages.delete(pageId);
  }

  pagesOf(connectionId: string): string[] {
    return [...this.pages].filter(([, page]) => page.has(connectionId)).map(([pageId]) => pageId);
  }

  employeesOn(pageId: string): string[] {
    return [...new Set(this.pages.get(pageId)?.values())].sort();
  }

  all(): Map<string, string[]> {
    return new Map([...this.pages.keys()].map((pageId) => [pageId, this.employeesOn(pageId)]));
  }
}
