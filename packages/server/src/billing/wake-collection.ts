import type { Work } from '../kernel/work.ts';

/** Has the clock look at a contract's money at its next round. */
export async function wakeCollection(work: Work, contractId: string): Promise<void> {
  await work.tx
    .updateTable('billing_arrangements')
    .set({ next_look: work.now })
    .where('contract_id', '=', contractId)
    .execute();
}
