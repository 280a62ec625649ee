import type { Policy } from '@roadworthy/core/policies/policy.ts';
import { type Day, day } from '@roadworthy/core/shared/time/day.ts';
import type { Work } from '../kernel/work.ts';

/** The first day of the first term of a policy's contract. */
export async function firstDayOf(
  { tx }: Work,
  { contractId, effectiveDate }: Pick<Policy, 'contractId' | 'effectiveDate'>,
): Promise<Day> {
  const { first } = await tx
    .selectFrom('policies')
    .select(({ fn }) => fn.min('effective_date').as('first'))
    .where('contract_id', '=', contractId)
    .executeTakeFirstOrThrow();
  return first === null ? effectiveDate : day(first);
}
