import type { Slice } from '../kernel/slice.ts';
import { followClaimPayments } from './follow-claim-payments.ts';
import { readPayeeAbilities } from './claim-payees.ts';
import { readPaymentAbilities } from './pay-claim.ts';
import { readClaimAbilities } from './read-claim-abilities.ts';

export const claimsSlice = {
  abilities: {
    claims: readClaimAbilities,
    claim_payees: readPayeeAbilities,
    claim_payments: readPaymentAbilities,
  },
  jobs: (kernel) => ({
    'follow-claim-payments': () => followClaimPayments(kernel),
  }),
} satisfies Slice;
