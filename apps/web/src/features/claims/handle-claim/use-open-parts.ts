'use client';
import type { ClaimRecordFragment } from '../../../generated/documents.ts';
import type { AbleTable } from '../../shared/actions/abilities-document.ts';
import { useAbilities } from '../../shared/actions/use-abilities.ts';
import { type OpenParts, partsOfClaim } from './parts-of-claim.ts';

/** What may be done to each of several parts, by their ids. */
function useAllowed(
  table: AbleTable,
  ids: readonly string[],
  enabled: boolean,
): ReadonlyMap<string, readonly string[]> {
  const found = useAbilities('agent', table, ids, enabled) ?? [];
  return new Map(
    ids.map((id, at) => [id, (found[at] ?? []).filter(({ allowed }) => allowed).map(({ operation }) => operation)]),
  );
}

/** The parts of a claim to which something may be done now by who looks at it, as the server says. */
export function useOpenParts(
  claim: ClaimRecordFragment,
  { handles, today }: { handles: boolean; today: string },
): OpenParts {
  const allowed = [
    useAllowed(
      'claim_payments',
      claim.payments.map(({ claim_payment_id: id }) => id),
      handles,
    ),
    useAllowed(
      'claim_payees',
      claim.payees.map(({ claim_payee_id: id }) => id),
      handles,
    ),
    useAllowed(
      'claim_letters',
      claim.letters.map(({ claim_letter_id: id }) => id),
      handles,
    ),
    useAllowed(
      'claim_waits',
      claim.waits.map(({ claim_wait_id: id }) => id),
      handles,
    ),
    useAllowed(
      'claim_recoveries',
      claim.recoveries.map(({ claim_recovery_id: id }) => id),
      handles,
    ),
  ];
  return {
    claimId: claim.claim_id,
    today,
    country: claim.policy?.currency === 'CAD' ? 'CA' : 'US',
    parts: partsOfClaim(claim, (operation, id) => allowed.some((of) => of.get(id)?.includes(operation))),
  };
}
