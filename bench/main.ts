// Measures side by side in one run; prints ratios and medians. `--quotes 100000 --rounds 9 --plans`.
import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { prepareTemplate } from '@roadworthy/db/template.ts';
import { addOrganization, addPerson, addPersonalProduct } from '@roadworthy/testkit/cast.ts';
import { createWorld, type World } from '@roadworthy/testkit/world.ts';
import { benchBinds } from './binds.ts';
import { fillBook } from './fill-book.ts';
import { benchRatings } from './ratings.ts';
import { benchReads } from './reads.ts';

const { values: options } = parseArgs({
  options: {
    quotes: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '9' },
    plans: { type: 'boolean', default: false },
  },
});
const rounds = Number(options.rounds);
const tenants = 20;

async function addTenants(world: World) {
  const people = [];
  for (let index = 0; index < tenants; index += 1) {
    const organization = await addOrganization(world.owner, { name: `Agency ${index}`, house: index === 0 });
    await addPersonalProduct(world.owner, organization);
    const email = `agent${index}@example.com`;
    const person = { firstName: 'Agent', lastName: String(index), email, role: 'organization:agent' } as const;
    people.push(await addPerson(world.owner, { ...person, organization }));
  }
  return people;
}

function print(name: string, ours: string, theirs: string, ratio: number, expected: number): void {
  const verdict = ratio >= expected ? 'as expected' : 'BELOW';
  console.log(
    `${name.padEnd(34)}${ours.padStart(14)}${theirs.padStart(18)}${ratio.toFixed(2).padStart(9)}  (>= ${expected}: ${verdict})`,
  );
}

const micros = (value: number) => `${value.toFixed(0)} µs`;
const rate = (value: number) => `${value.toFixed(value < 1_000 ? 1 : 0)} /s`;

const template = await prepareTemplate();
try {
  const world = await createWorld('bench');
  try {
    const [agent] = await addTenants(world);
    if (!agent) throw new Error('The bench has an agent');
    const startedAt = Date.now();
    await fillBook(world.owner, Number(options.quotes));
    console.log(
      `${options.quotes} quotes of ${tenants} organizations in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`,
    );
    console.log(`${process.version}, ${availableParallelism()} cores, medians of ${rounds} interleaved rounds\n`);
    console.log(`${''.padEnd(34)}${'product'.padStart(14)}${'hand-written SQL'.padStart(18)}${'ratio'.padStart(9)}`);
    mkdirSync(join(import.meta.dirname, 'plans'), { recursive: true });
    for (const { name, graphql, sql } of await benchReads(world, world.as(agent), { rounds, plans: options.plans })) {
      print(`${name} through GraphQL`, micros(graphql), micros(sql), sql / graphql, 0.8);
    }
    const binds = await benchBinds(world, { rounds: Math.min(rounds, 5), perRound: 40 });
    print('binds, four at a time', rate(binds.product), rate(binds.sql), binds.product / binds.sql, 0.5);
    const ratings = benchRatings(rounds);
    print('ratings on one core', rate(ratings), '100000 /s wanted', ratings / 100_000, 1);
    console.log(`\nmemory after the run: ${Math.round(process.memoryUsage().rss / 1024 / 1024)} MiB`);
  } finally {
    await world.close();
  }
} finally {
  await template.stop();
}
