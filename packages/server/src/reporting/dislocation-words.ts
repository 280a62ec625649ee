import type { Line } from '@roadworthy/core/lines/line.ts';
import { lineFor } from '@roadworthy/core/lines/line-for.ts';
import { areaName } from '@roadworthy/core/products/area-names.ts';
import { type Sentence, sentence } from '@roadworthy/core/shared/text/sentence.ts';
import { computedRead } from '../kernel/operation.ts';
import { notFound } from '../kernel/errors.ts';
import { storedSummary } from './dislocation-progress.ts';
import { words } from '@roadworthy/core/shared/words.ts';

type DislocationWord = Sentence & { readonly code: string };

/** What a rating asks for of a cover names the cover: the same question is asked of all of them. */
function ofCover(line: Line | null, code: string, message: Sentence): Sentence {
  const [, cover] = /^coverages\.(\w+)\./.exec(code) ?? [];
  const label = line?.covers.find((one) => one.code === cover)?.label;
  return label === undefined
    ? message
    : sentence(words('{cover}: {message}', '{cover} : {message}'), { cover: label, message });
}

/** What a run calls by codes, in the reader's language: findings, organizations, states, kinds of what is insured. */
export const dislocationWords = computedRead({
  name: 'dislocation_words',
  // Whoever tries rates, or looks at what they refer.
  permission: ['rater:test', 'referral:decide'],
  root: 'dislocation_run_id',
  example: {},
  async run(work): Promise<DislocationWord[]> {
    const run = await work.tx
      .selectFrom('dislocation_runs')
      .select(['provider', 'summary'])
      .where('dislocation_run_id', '=', work.input.dislocation_run_id)
      .executeTakeFirst();
    if (!run) throw notFound();
    const { says, states, classes, organizations } = storedSummary(run.summary);
    const line = lineFor(run.provider);
    const kinds = line?.objects.kinds.filter(({ value }) => Object.hasOwn(classes, value)) ?? [];
    const named = await work.tx
      .selectFrom('organizations')
      .select(['organization_id as code', 'name as message'])
      .where('organization_id', 'in', [work.organizationId, ...Object.keys(organizations)])
      .execute();
    return [
      ...named,
      ...Object.entries(says).map(([code, message]) => ({ code, ...ofCover(line, code, message) })),
      ...Object.keys(states).map((code) => ({ code, ...sentence(areaName(code)) })),
      ...kinds.map(({ value, label }) => ({ code: value, ...sentence(label) })),
    ];
  },
});
