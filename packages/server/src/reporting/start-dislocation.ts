import { decideStartDislocation } from '@roadworthy/core/rating/dislocation/start-dislocation.ts';
import { refuse } from '@roadworthy/core/shared/decision.ts';
import { notFound } from '../kernel/errors.ts';
import { operation } from '../kernel/operation.ts';
import type { Work } from '../kernel/work.ts';
import { bookAsItIs } from '../rating/rate-books.ts';
import { isUnderWay } from './dislocation-run.ts';
import { words } from '@roadworthy/core/shared/words.ts';

async function providerOf({ tx }: Work, raterVersionId: string): Promise<string> {
  const row = await tx
    .selectFrom('rater_versions')
    .select('provider')
    .where('rater_version_id', '=', raterVersionId)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row.provider;
}

/** A draft may lack something yet. */
async function compiles({ tx }: Work, raterVersionId: string): Promise<boolean> {
  try {
    await bookAsItIs(tx, raterVersionId);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

export const startDislocation = operation({
  name: 'start_dislocation',
  permission: 'rater:test',
  root: 'rater_version_id',
  example: { cap_percent: 10 },
  badInput: [
    { input: { cap_percent: 0 }, code: 'cap_out_of_range', field: 'cap_percent' },
    { input: { cap_percent: 101 }, code: 'cap_out_of_range', field: 'cap_percent' },
  ],
  async run(work) {
    const { rater_version_id, base_rater_version_id: base = null, cap_percent: capPercent = null } = work.input;
    const everyOrganization = work.input.every_organization ?? false;
    const provider = await providerOf(work, rater_version_id);
    const baseProvider = base === null ? null : await providerOf(work, base);
    const requested = { provider, baseProvider, capPercent, isUnderWay: await isUnderWay(work.tx, provider) };
    const decision = decideStartDislocation(requested);
    if (!decision.ok) return decision;
    for (const version of base === null ? [rater_version_id] : [rater_version_id, base]) {
      if (!(await compiles(work, version))) {
        const field = version === base ? 'base_rater_version_id' : 'rater_version_id';
        return refuse(
          'rates_incomplete',
          words(
            'This version cannot rate yet: something is missing in it.',
            'Cette version ne peut pas encore tarifer : il y manque quelque chose.',
          ),
          field,
        );
      }
    }
    const row = await work.tx
      .insertInto('dislocation_runs')
      .values({
        organization_id: work.organizationId,
        provider,
        rater_version_id,
        base_rater_version_id: base,
        every_organization: everyOrganization,
        cap_percent: decision.event.capPercent,
        asked_by: work.actor.userId,
        created: work.now,
      })
      // Somebody else may have started one at the same moment.
      .onConflict((conflict) => conflict.doNothing())
      .returning('dislocation_run_id')
      .executeTakeFirst();
    if (!row) return mustWait(requested);
    const run = { dislocationRunId: row.dislocation_run_id, organizationId: work.organizationId };
    await work.enqueue('run-dislocation', run);
    return { dislocation_run_id: run.dislocationRunId };
  },
});

function mustWait(request: Parameters<typeof decideStartDislocation>[0]) {
  const decision = decideStartDislocation({ ...request, isUnderWay: true });
  if (decision.ok) throw new Error('A second run of a line waits');
  return decision;
}
