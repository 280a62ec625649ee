import { availableParallelism } from 'node:os';
import { createBackend } from '@roadworthy/testkit/backend.ts';
import { benchBinds } from './binds.ts';
import { benchCharges } from './charges.ts';
import { fillBook } from './fill-book.ts';
import { addTenants } from './open-book.ts';
import { benchRatings } from './ratings.ts';
import { benchRules } from './rule-evaluations.ts';

const tenants = 20;
const rate = (value: number) => `${value.toFixed(value < 1_000 ? 1 : 0)} /s`;

function line(name: string, ours: string, theirs: string, ratio: number, expected: number): string {
  const verdict = ratio >= expected ? 'as expected' : 'BELOW';
  return `${name.padEnd(24)}${ours.padStart(14)}${theirs.padStart(18)}${ratio.toFixed(2).padStart(9)}  (>= ${expected}: ${verdict})`;
}

/** Binds beside the SQL that they write, and ratings on one core; tells a line of each. */
export async function benchServer({
  quotes,
  rounds,
  print,
}: {
  readonly quotes: number;
  readonly rounds: number;
  readonly print: (line: string) => void;
}): Promise<void> {
  const backend = await createBackend('bench');
  try {
    await addTenants(backend.owner, tenants);
    await fillBook(new URL(backend.config.databaseUrlDirect ?? '').pathname.slice(1), quotes);
    print(
      `${process.version}, ${availableParallelism()} cores, ${quotes} quotes, medians of ${rounds} interleaved rounds`,
    );
    const binds = await benchBinds(backend, { rounds: Math.min(rounds, 5), perRound: 40 });
    print(line('binds, four at a time', rate(binds.product), rate(binds.sql), binds.product / binds.sql, 0.5));
    const charges = await benchCharges(backend, { rounds: Math.min(rounds, 5), perRound: 40 });
    print(
      line('charges, four at a time', rate(charges.product), rate(charges.sql), charges.product / charges.sql, 0.3),
    );
    const ratings = benchRatings(rounds);
    print(line('ratings on one core', rate(ratings), '100000 /s wanted', ratings / 100_000, 1));
    const rules = benchRules(rounds);
    print(line('50 rules on one core', rate(rules), '100000 /s wanted', rules / 100_000, 1));
    print(`memory after the run: ${Math.round(process.memoryUsage().rss / 1024 / 1024)} MiB`);
  } finally {
    await backend.close();
  }
}
