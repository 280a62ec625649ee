'use client';
import type { ClaimRecordFragment } from '../../../generated/documents.ts';
import type { AbleTable } from '../../shared/actions/abilities-document.ts';
import { useAbilities } from '../../shared/actions/use-abilities.ts';
import { type OpenParts, partsOfClaim } from './parts-of-claim.ts';

/** What may be done to each of several parts, by their ids. */
function useAllowed<Key extends string>(
  table: AbleTable,
  key: Key,
  { rows, handles }: { rows: readonly Readonly<Record<Key, string>>[]; handles: boolean },
): ReadonlyMap<string, readonly string[]> {
  const ids = rows.map((row) => row[key]);
  const found = useAbilities('agent', table, ids, handles) ?? [];
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
    useAllowed('claim_payments', 'claim_payment_id', { rows: claim.payments, handles }),
    useAllowed('claim_payees', 'claim_payee_id', { rows: claim.payees, handles }),
    useAllowed('claim_letters', 'claim_letter_id', { rows: claim.letters, handles }),
    useAllowed('claim_waits', 'claim_wait_id', { rows: claim.waits, handles }),
    useAllowed('claim_recoveries', 'claim_recovery_id', { rows: claim.recoveries, handles }),
  ];
  return {
    claimId: claim.claim_id,
    today,
    country: claim.policy?.currency === 'CAD' ? 'CA' : 'US',
    parts: partsOfClaim(claim, (operation, id) => allowed.some((of) => of.get(id)?.includes(operation))),
  };
}
