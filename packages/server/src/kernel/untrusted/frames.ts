const headBytes = 4;

/** A piece of bytes with its length before it; an empty one ends what belongs together. */
export function frame(bytes: Uint8Array): Buffer {
  const head = Buffer.alloc(headBytes);
  head.writeUInt32BE(bytes.byteLength);
  return Buffer.concat([head, bytes]);
}

/** The frames in a stream of bytes. Throws where one is longer than `most` bytes. */
export async function* readFrames(stream: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Buffer> {
  let held: Buffer = Buffer.alloc(0);
  for await (const chunk of stream) {
    held = held.byteLength === 0 ? Buffer.from(chunk) : Buffer.concat([held, chunk]);
    while (held.byteLength >= headBytes) {
      const length = held.readUInt32BE();
      if (length > most) throw new Error(`A frame has ${length} bytes, and ${most} at most`);
      if (held.byteLength < headBytes + length) break;
      yield held.subarray(headBytes, headBytes + length);
      held = held.subarray(headBytes + length);
    }
  }
}
