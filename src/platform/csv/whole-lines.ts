import { StringDecoder } from 'node:string_decoder';

/** Many lines in one go are written several times as fast as one by one; still more only cost memory. */
const BATCH_CHARACTERS = 64 * 1024;

/** The lines of a UTF-8 stream in batches, whatever its chunks cut in two; the last one ends too. */
export async function* wholeLines(
  bytes: AsyncIterable<Uint8Array>,
  batch = BATCH_CHARACTERS,
): AsyncGenerator<string[], void, undefined> {
  const decoder = new StringDecoder('utf8');
  let text = '';
  for await (const chunk of bytes) {
    text += decoder.write(Buffer.from(chunk));
    const end = text.length < batch ? -1 : text.lastIndexOf('\n');
    if (end === -1) continue;
    yield text.slice(0, end).split('\n');
    text = text.slice(end + 1);
  }
  if (text !== '') yield text.slice(0, -1).split('\n');
}
