/** Keys longer than this are not kept: a caller who pads requests could otherwise fill the memory. */
const maxKeyLength = 16_384;

type Entry<Value> = { readonly value: Value; isUsed: boolean };

/**
 * A map that forgets once it holds `size`: the oldest entry that was not used since it was last passed over. It never
 * keeps a very long key. A hit is one look-up and moves nothing.
 */
export class BoundedCache<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #size: number;

  constructor(size: number) {
    this.#size = size;
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    entry.isUsed = true;
    return entry.value;
  }

  set(key: string, value: Value): void {
    if (key.length > maxKeyLength) return;
    this.#entries.delete(key);
    this.#entries.set(key, { value, isUsed: false });
    if (this.#entries.size > this.#size) this.#forgetOne(key);
  }

  #forgetOne(newest: string): void {
    for (const [key, entry] of this.#entries) {
      if (key === newest) continue;
      this.#entries.delete(key);
      if (!entry.isUsed) return;
      // Passed over once: behind all others, and to be used again before it comes round.
      entry.isUsed = false;
      this.#entries.set(key, entry);
    }
  }
}
