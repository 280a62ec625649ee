/** Keys longer than this are not kept: a caller who pads requests could otherwise fill the memory. */
const maxKeyLength = 16_384;

type Entry<Value> = { readonly value: Value; readonly weight: number; isUsed: boolean };

/**
 * A map that forgets once it holds `size` entries, or `mostWeight` of them together: the oldest entry that was not used
 * since it was last passed over. It never keeps a very long key. A hit is one look-up and moves nothing.
 */
export class BoundedCache<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #size: number;
  readonly #mostWeight: number;
  #weight = 0;

  constructor(size: number, mostWeight = Number.POSITIVE_INFINITY) {
    this.#size = size;
    this.#mostWeight = mostWeight;
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    entry.isUsed = true;
    return entry.value;
  }

  /** `weight` is what the entry costs, in a unit of the caller's: mostly characters. */
  set(key: string, value: Value, weight = 0): void {
    if (key.length > maxKeyLength) return;
    this.#delete(key);
    this.#entries.set(key, { value, weight, isUsed: false });
    this.#weight += weight;
    while (this.#entries.size > 1 && (this.#entries.size > this.#size || this.#weight > this.#mostWeight))
      this.#forgetOne(key);
  }

  #delete(key: string): void {
    this.#weight -= this.#entries.get(key)?.weight ?? 0;
    this.#entries.delete(key);
  }

  #forgetOne(newest: string): void {
    for (const [key, entry] of this.#entries) {
      if (key === newest) continue;
      this.#delete(key);
      if (!entry.isUsed) return;
      // Passed over once: behind all others, and to be used again before it comes round.
      entry.isUsed = false;
      this.#entries.set(key, entry);
      this.#weight += entry.weight;
    }
  }
}
