import { randomUUID } from 'node:crypto';
import { open, unlink } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PIECE = 262_144;

/** A file that nobody else can open, gone with its last reader. */
async function nameless(folder: string): Promise<FileHandle> {
  const path = join(folder, `emma-spool-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  await unlink(path);
  return file;
}

/**
 * The same text, taken from its source as fast as that gives it, and kept in a file meanwhile: a slow reader
 * holds nothing of the source. When the reader leaves, the source is closed too.
 * @param folder where the file is: a disk of this machine, which nobody else sees
 */
export async function* spooled(
  source: AsyncIterable<string>,
  folder = tmpdir(),
): AsyncGenerator<Buffer> {
  const file = await nameless(folder);
  let written = 0;
  let isOver = false;
  let hasLeft = false;
  let fault: Error | undefined;
  let tell = (): void => undefined;
  const fill = async (): Promise<void> => {
    try {
      for await (const text of source) {
        if (hasLeft) break;
        const bytes = Buffer.from(text);
        // Unlike `write`, it goes on where the disk takes less at once.
        await file.appendFile(bytes);
        written += bytes.length;
        tell();
      }
    } catch (error) {
      fault = error instanceof Error ? error : new Error(String(error));
    }
    isOver = true;
    tell();
  };
  const filling = fill();
  try {
    for (let at = 0; ;) {
      if (at < written) {
        const { buffer, bytesRead } = await file.read(
          Buffer.alloc(PIECE),
          0,
          Math.min(PIECE, written - at),
          at,
        );
        at += bytesRead;
        yield buffer.subarray(0, bytesRead);
      } else if (!isOver) await new Promise<void>((resolve) => (tell = resolve));
      else if (fault) throw fault;
      else return;
    }
  } finally {
    hasLeft = true;
    void filling.then(() => file.close());
  }
}
