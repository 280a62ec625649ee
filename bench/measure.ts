export type Rounds = { readonly rounds: number; readonly runsPerRound: number; readonly warmUp?: number };

/** Answers how long one run of each contestant takes, in microseconds: interleaved rounds, the median of the rounds. */
export async function measureSideBySide<Name extends string>(
  contestants: Readonly<Record<Name, () => Promise<unknown>>>,
  { rounds, runsPerRound, warmUp = 1_000 }: Rounds,
): Promise<Record<Name, number>> {
  const names = Object.keys(contestants) as Name[];
  const times = new Map<Name, number[]>(names.map((name) => [name, []]));
  // A server that has run for a while is what is measured: compiled code, prepared statements, warm caches.
  for (const name of names) for (let run = 0; run < warmUp; run += 1) await contestants[name]();
  for (let round = 0; round < rounds; round += 1) {
    // The order turns every round, so that whoever goes second does not always find warm caches.
    const order = round % 2 === 0 ? names : names.toReversed();
    for (const name of order) {
      const startedAt = process.hrtime.bigint();
      for (let run = 0; run < runsPerRound; run += 1) await contestants[name]();
      times.get(name)?.push(Number(process.hrtime.bigint() - startedAt) / 1_000 / runsPerRound);
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(times.get(name) ?? [])])) as Record<Name, number>;
}

/** The middle value; the upper one of two. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
