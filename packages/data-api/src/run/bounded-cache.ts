/** Keys longer than this are not kept: a caller who pads requests could otherwise fill the memory. */
const maxKeyLength = 16_384;

/** A map that forgets its least recently used entry once it holds `size`, and never keeps a very long key. */
export class BoundedCache<Value> {
  readonly #entries = new Map<string, Value>();
  readonly #size: number;

  constructor(size: number) {
    this.#size = size;
  }

  get(key: string): Value | undefined {
    const value = this.#entries.get(key);
    if (value === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, value);
    return value;
  }

  set(key: string, value: Value): void {
    if (key.length > maxKeyLength) return;
    this.#entries.set(key, value);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.#size && oldest !== undefined) this.#entries.delete(oldest);
  }
}
