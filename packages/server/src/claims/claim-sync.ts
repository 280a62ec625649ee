import { type CarrierClaim, newestClaims } from '@roadworthy/core/claims/carrier-claim.ts';
import { refuseClaimStatus } from '@roadworthy/core/claims/claim-transitions.ts';
import { namedInsuredOf } from '@roadworthy/core/quoting/quote.ts';
import { type Refused, refuse } from '@roadworthy/core/shared/decision.ts';
import { sentence } from '@roadworthy/core/shared/text/sentence.ts';
import { words } from '@roadworthy/core/shared/words.ts';
import { type CarrierRequest, CarrierSilentError } from '@roadworthy/providers/carriers/port.ts';
import { sql } from 'kysely';
import { defineProcess, type Outcome } from '../kernel/jobs/process.ts';
import { t } from '../kernel/language.ts';
import type { Work } from '../kernel/work.ts';
import { loadQuote } from '../quoting/quote-store.ts';
import { type ClaimRow, lockClaim } from './claim-store.ts';

type Request = { readonly claimId: string; readonly asked: CarrierRequest };
type Answer = { readonly rows: readonly unknown[] } | { readonly silent: true };

/** Writes down a loss as a carrier tells of it; one that is older than what is known changes nothing. */
async function upsert({ tx, organizationId }: Work, claim: ClaimRow, told: CarrierClaim): Promise<boolean> {
  const { number, lossType, on, status, fault, paid, asOf } = told;
  // The carrier's own row of this very loss is this claim's; any other one is its policy's.
  const isThis = on !== null && on === claim.incident_date && (lossType === null || lossType === claim.type_of_loss);
  const { rows } = await sql<{ id: string }>`
    insert into external_claims (organization_id, claim_id, policy_id, provider, claim_number, loss_type, loss_occurred, status,
      fault_decision, indemnity_payment, synced)
    values (${organizationId}, ${isThis ? claim.claim_id : null}, ${claim.policy_id}, ${claim.provider}, ${number},
      ${lossType}, ${on}, ${status}, ${fault}, ${paid}, ${asOf})
    on conflict (organization_id, provider, claim_number) do update set loss_type = excluded.loss_type,
      loss_occurred = excluded.loss_occurred, status = excluded.status, fault_decision = excluded.fault_decision,
      indemnity_payment = excluded.indemnity_payment, synced = excluded.synced
      where external_claims.synced < excluded.synced
    returning external_claim_id as id`.execute(tx);
  return rows.length > 0;
}

const silent = words(
  'The carrier did not answer. What it knows is asked for again when you ask.',
  'L’assureur n’a pas répondu. Ce qu’il sait sera demandé de nouveau quand vous le demanderez.',
);

/** Brings what a carrier knows of losses under a claim's policy up to date: by provider and number, the newest answer. */
export const claimSync = defineProcess<'claim_sync', Request, Answer>({
  name: 'claim_sync',
  permission: 'claim:sync',
  root: 'claim_id',
  example: {},
  async begin(work): Promise<Request | Refused> {
    const claim = await lockClaim(work, work.input.claim_id);
    if (claim.status === 'draft') return refuseClaimStatus(claim.status);
    const { claim_id: claimId, quote_id: quoteId, policy_number: policyNumber, provider } = claim;
    if (claim.policy_id === null || quoteId === null || policyNumber === null || provider === null) {
      return refuse(
        'policy_not_known',
        words('Put this claim to its policy first.', 'Rattachez d’abord cette réclamation à sa police.'),
      );
    }
    const { quote } = await loadQuote(work, quoteId);
    const lastName = namedInsuredOf(quote)?.lastName ?? '';
    return { claimId, asked: { provider, policyNumber, lastName } };
  },
  async call({ request }, { carriers }): Promise<Outcome<Answer>> {
    try {
      return { known: true, answer: { rows: await carriers.claimsOf(request.asked) } };
    } catch (error) {
      // It only reads: whoever wants to know asks again.
      if (error instanceof CarrierSilentError) return { known: true, answer: { silent: true } };
      throw error;
    }
  },
  async finish(work, { request: { claimId } }, answer) {
    const claim = await lockClaim(work, claimId);
    const { locale } = work.request;
    if ('silent' in answer) {
      return { status: 'unavailable', changed: 0, message: t(locale, silent), claim: { claim_id: claimId } };
    }
    const { claims, unread } = newestClaims(answer.rows);
    let changed = 0;
    for (const told of claims) if (await upsert(work, claim, told)) changed += 1;
    const message =
      unread === 0
        ? null
        : t(
            locale,
            sentence(
              words(
                'What the carrier said could not be read in {unread} places.',
                'Ce que l’assureur a dit n’a pas pu être lu à {unread} endroits.',
              ),
              { unread },
            ),
          );
    return { status: 'synced', changed, message, claim: { claim_id: claimId } };
  },
  markUnknown: async () => undefined,
  pending: () => ({ status: 'pending', changed: 0, message: null, claim: null }),
});
