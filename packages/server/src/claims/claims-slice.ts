import { scanRows } from '../kernel/jobs/scheduled-scan.ts';
import type { Slice } from '../kernel/slice.ts';
import { assignFiled, claimsToHandOver, handOver, unassignedClaims } from './assign-by-score.ts';
import { readLetterAbilities } from './claim-letters.ts';
import { openClaims, readWaitAbilities, recountClaim } from './claim-waits.ts';
import { followClaimPayments } from './follow-claim-payments.ts';
import { readPayeeAbilities } from './claim-payees.ts';
import { readPaymentAbilities } from './pay-claim.ts';
import { readRecoveryAbilities } from './recover-claim.ts';
import { readClaimAbilities } from './read-claim-abilities.ts';

export const claimsSlice = {
  abilities: {
    claims: readClaimAbilities,
    claim_payees: readPayeeAbilities,
    claim_payments: readPaymentAbilities,
    claim_letters: readLetterAbilities,
    claim_waits: readWaitAbilities,
    claim_recoveries: readRecoveryAbilities,
  },
  jobs: (kernel) => ({
    'recount-claims': () => scanRows(kernel, openClaims, recountClaim),
    'assign-claims': () => scanRows(kernel, unassignedClaims, assignFiled),
    'hand-over-claims': () => scanRows(kernel, claimsToHandOver, handOver),
    'follow-claim-payments': () => followClaimPayments(kernel),
  }),
} satisfies Slice;
