import { sql } from 'kysely';
import type { Work } from '../../kernel/work.ts';

/** What is left of the payments of a policy that pays nothing yet, in cents; the oldest first. */
export async function paymentsLeft(
  { tx }: Pick<Work, 'tx'>,
  policyId: string,
): Promise<readonly { readonly paymentId: string; readonly leftOver: number }[]> {
  const { rows } = await sql<{ payment_id: string; left_over: number }>`
    select * from (
      select payment_id, settled, p.amount - p.disputed - coalesce((select sum(amount) from payment_allocations a
        where a.payment_id = p.payment_id), 0)::bigint as left_over
      from payments p where policy_id = ${policyId} and direction = 'in' and status = 'settled') p
    where left_over > 0 order by settled, payment_id`.execute(tx);
  return rows.map(({ payment_id, left_over }) => ({ paymentId: payment_id, leftOver: left_over }));
}
