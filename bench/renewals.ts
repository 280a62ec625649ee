import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { subjectOfQuote } from '@roadworthy/core/quoting/subject/subject-of-quote.ts';
import { rateQuote } from '@roadworthy/core/rating/rate.ts';
import { addDays, day, type Day } from '@roadworthy/core/shared/time/day.ts';
import { inOrganization, systemRequest } from '@roadworthy/server/kernel/jobs/scheduled-scan.ts';
import { readRatedContents } from '@roadworthy/server/quoting/pricing/rated-contents.ts';
import { bookAsItIs } from '@roadworthy/server/rating/rate-books.ts';
import { jobHandlers } from '@roadworthy/server/registry.ts';
import { type Backend, createBackend } from '@roadworthy/testkit/backend.ts';
import { addOrganization, addPersonalProduct } from '@roadworthy/testkit/seed.ts';
import { selectOne, selectRows } from '@roadworthy/testkit/select-rows.ts';
import { fillWith } from './fill-book.ts';
import { fillRatedPolicies } from './fill-rated-policies.ts';
import { median } from './measure.ts';

const arrangements = readFileSync(join(import.meta.dirname, 'sql', 'fill-arrangements.sql'), 'utf8');

/** The first terms end on the first of January: their renewals are made sixty days before. */
const firstNight = day('2026-11-02');
const perRating = 1_000;

type Night = { readonly made: number; readonly perSecond: number; readonly mebibytes: number };

/** How many renewals there are, and how many of them wait for the clock now. */
const counted = (backend: Backend) =>
  selectOne<{ made: number; offered: number; waiting: number; errors: number }>(
    backend,
    `select count(*)::int as made, count(*) filter (where status <> 'pending' and status <> 'error')::int as offered,
       count(*) filter (where next_look <= app_now())::int as waiting,
       count(*) filter (where status = 'error')::int as errors from policy_renewals`,
  );

/** Rounds of the clock until nothing of a day is left, as the worker goes through it. */
async function liveNight(backend: Backend, on: Day): Promise<Night> {
  backend.clock.set(`${on}T14:00:00Z`);
  const jobs = jobHandlers(backend.platform);
  let mebibytes = 0;
  const watch = setInterval(() => {
    mebibytes = Math.max(mebibytes, Math.round(process.memoryUsage().rss / 1024 / 1024));
  }, 20);
  const before = (await counted(backend)).made;
  const startedAt = process.hrtime.bigint();
  for (let last = -1; ;) {
    await jobs['create-renewals']?.({});
    await jobs['advance-renewals']?.({});
    const { made, waiting, errors } = await counted(backend);
    if (errors > 0) throw new Error(`${errors} renewals could not be priced`);
    if (made === last && waiting === 0) break;
    last = made;
  }
  const seconds = Number(process.hrtime.bigint() - startedAt) / 1e9;
  clearInterval(watch);
  const made = (await counted(backend)).made - before;
  return { made, perSecond: made / seconds, mebibytes };
}

/** What rating alone allows: the next terms a second, of subjects that are in memory already. */
async function rateAlone(backend: Backend, organizationId: string, raterVersionId: string): Promise<number> {
  const kernel = { platform: backend.platform, handlers: [] };
  const quotes = await selectRows<{ id: string }>(
    backend,
    `select renewal_quote_id as id from policy_renewals where renewal_quote_id is not null limit ${perRating}`,
  );
  return inOrganization(kernel, organizationId, systemRequest('bench'), async (work) => {
    const contents = await readRatedContents(
      work,
      quotes.map(({ id }) => id),
    );
    const subjects = [...contents.values()].map(subjectOfQuote);
    const { book } = await bookAsItIs(work.tx, raterVersionId);
    const startedAt = process.hrtime.bigint();
    let rated = 0;
    while (rated < 10 * perRating) {
      for (const subject of subjects) if (rateQuote(subject, book, { trace: false }).total !== null) rated += 1;
    }
    return rated / (Number(process.hrtime.bigint() - startedAt) / 1e9);
  });
}

export type RenewalsBench = {
  readonly policies: number;
  readonly nights: number;
  readonly print: (line: string) => void;
};

/** Night after night on a whole book: next terms are made, priced and offered, beside rating them alone. */
export async function benchRenewals({ policies, nights, print }: RenewalsBench): Promise<void> {
  const backend = await createBackend('bench renewals', { now: `${firstNight}T14:00:00Z` });
  try {
    const organization = await addOrganization(backend.owner, { name: 'Bench', isPlatform: true });
    const { productId, raterVersionId } = await addPersonalProduct(backend.owner, organization);
    const { organizationId } = organization;
    await fillRatedPolicies(backend, { organizationId, productId, raterVersionId }, policies);
    await fillWith(new URL(backend.config.databaseUrlDirect ?? '').pathname.slice(1), arrangements);
    const lived: Night[] = [];
    for (let passed = 0; passed < nights; passed += 1) {
      const on = addDays(firstNight, passed);
      const night = await liveNight(backend, on);
      print(`  ${on}: ${night.made} made and offered, ${night.perSecond.toFixed(0)} /s, ${night.mebibytes} MiB`);
      // On the first night the days of the whole book are worked out.
      if (passed > 0 && night.made > 0) lived.push(night);
    }
    const [first, last] = [lived[0], lived.at(-1)];
    if (!first || !last) throw new Error('No term ended');
    const perSecond = median(lived.map((night) => night.perSecond));
    const alone = await rateAlone(backend, organizationId, raterVersionId);
    print(
      `renewals of a book of ${policies}: ${perSecond.toFixed(0)} /s made, priced and offered, ` +
        `${first.mebibytes} MiB on the second night and ${last.mebibytes} on the last; ` +
        `rating alone ${alone.toFixed(0)} /s: ${(perSecond / alone).toFixed(4)} of its speed`,
    );
  } finally {
    await backend.close();
  }
}
