import { on } from '../kernel/events.ts';
import type { Work } from '../kernel/work.ts';
import { insuredAddress } from './insured-address.ts';
import { lendersOf } from './on-cancellation.ts';
import { queueNotification } from './queue-notification.ts';

type Changed = { readonly policyId: string; readonly quoteId: string; readonly transactionId: string };

/** The named insured is told what a policy covers or costs from now on. */
async function tell(work: Work, { policyId, quoteId, transactionId: policyTransactionId }: Changed): Promise<void> {
  const recipient = await insuredAddress(work, quoteId);
  if (!recipient) return;
  await queueNotification(work, { template: 'policy_changed', recipient, quoteId, policyId, policyTransactionId });
}

export const notifyOnPolicyEndorsed = on('policy_endorsed', tell);
export const notifyOnEffectiveDateChanged = on('effective_date_changed', tell);

/** Both addresses are told: the former one, so that nobody takes over what is not theirs. */
export const notifyOnNamedInsuredCorrected = on(
  'named_insured_corrected',
  async (work, { policyId, quoteId, email, formerEmail }) => {
    for (const recipient of new Set([email, ...(formerEmail === null ? [] : [formerEmail])])) {
      await queueNotification(work, { template: 'policy_changed', recipient, quoteId, policyId });
    }
  },
);

/** The named insured and every lender with an interest are told of the policy that takes the place of another. */
export const notifyOnPolicyRewritten = on(
  'policy_rewritten',
  async (work, { policyId, quoteId, transactionId: policyTransactionId }) => {
    const about = { quoteId, policyId, policyTransactionId };
    const insured = await insuredAddress(work, quoteId);
    if (insured) await queueNotification(work, { ...about, template: 'policy_rewritten', recipient: insured });
    for (const recipient of await lendersOf(work, quoteId)) {
      await queueNotification(work, { ...about, template: 'lender_rewritten', recipient });
    }
  },
);
