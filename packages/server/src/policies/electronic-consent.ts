import type { ElectronicConsent } from '@roadworthy/core/policies/notices/counting-channel.ts';
import type { Policy } from '@roadworthy/core/policies/policy.ts';
import type { Work } from '../kernel/work.ts';

/** What a signature says of electronic records, as it was written down with it. */
type Signed = { readonly consent?: boolean; readonly e_consent_version?: string | null } | null;

/** Whether the insured of a policy agreed to electronic records when they signed, and has not withdrawn that since. */
export async function electronicConsentOf(
  { tx }: Pick<Work, 'tx'>,
  { policyId }: Pick<Policy, 'policyId'>,
): Promise<ElectronicConsent> {
  const row = await tx
    .selectFrom('policies')
    .select(['signer_info', 'e_consent_withdrawn'])
    .where('policy_id', '=', policyId)
    .executeTakeFirstOrThrow();
  const signed = row.signer_info as Signed;
  return {
    version: signed?.consent === true ? (signed.e_consent_version ?? null) : null,
    isWithdrawn: row.e_consent_withdrawn !== null,
  };
}
