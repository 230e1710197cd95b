const ERASE_LINE = '\r\u001b[2K';

/** The terminal in front of a person, if there is one: lines, and below them one that changes. */
export class Terminal {
  private status = '';

  constructor(private readonly out: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>) {}

  get isThere(): boolean {
    return this.out.isTTY;
  }

  /** Writes whole lines above the status. */
  write(lines: string): void {
    this.out.write(this.status ? `${ERASE_LINE}${lines}${this.status}` : lines);
  }

  /** Replaces the changing line; only a terminal has one. */
  show(status: string): void {
    if (!this.isThere || status === this.status) return;
    this.status = status;
    this.out.write(`${ERASE_LINE}${status}`);
  }

  /** Removes the changing line. */
  clear(): void {
    if (this.status) this.out.write(ERASE_LINE);
    this.status = '';
  }
}

export const terminal = new Terminal(process.stdout);
