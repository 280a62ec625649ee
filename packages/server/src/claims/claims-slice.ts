import type { Slice } from '../kernel/slice.ts';
import { readPayeeAbilities } from './claim-payees.ts';
import { readPaymentAbilities } from './pay-claim.ts';
import { readClaimAbilities } from './read-claim-abilities.ts';

export const claimsSlice = {
  abilities: {
    claims: readClaimAbilities,
    claim_payees: readPayeeAbilities,
    claim_payments: readPaymentAbilities,
  },
} satisfies Slice;
