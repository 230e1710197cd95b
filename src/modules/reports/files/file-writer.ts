import type { FileHandle } from 'node:fs/promises';

const BUFFER_BYTES = 64 * 1024;
const UTF8 = new TextEncoder();

/** Writes texts to a file through one buffer, so that none is allocated for each piece. */
export class FileWriter {
  private readonly buffer = Buffer.allocUnsafe(BUFFER_BYTES);
  private filled = 0;
  private written = 0;

  constructor(private readonly file: FileHandle) {}

  /** Of all texts so far, including what is not in the file yet. */
  get bytes(): number {
    return this.written + this.filled;
  }

  /** @throws Error when the disk is full */
  async append(text: string): Promise<void> {
    let rest = text;
    while (rest !== '') {
      const { read, written } = UTF8.encodeInto(rest, this.buffer.subarray(this.filled));
      this.filled += written;
      rest = rest.slice(read);
      if (rest !== '') await this.flush();
    }
  }

  /**
   * Resolves when everything is on the disk.
   * @throws Error when the disk is full
   */
  async complete(): Promise<void> {
    await this.flush();
    await this.file.sync();
  }

  close(): Promise<void> {
    return this.file.close();
  }

  private async flush(): Promise<void> {
    // Unlike `write`, it goes on where the disk takes less at once.
    await this.file.appendFile(this.buffer.subarray(0, this.filled));
    this.written += this.filled;
    this.filled = 0;
  }
}
