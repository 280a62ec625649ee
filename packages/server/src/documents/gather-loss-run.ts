import { namesOfInsured } from '@roadworthy/core/documents/declarations.ts';
import { type LossRunTerm, lossRunOf } from '@roadworthy/core/documents/loss-run.ts';
import type { Statement } from '@roadworthy/core/documents/statement.ts';
import { claimStatuses, lossTypes } from '@roadworthy/core/claims/vocabulary.ts';
import { day, dayOrNull } from '@roadworthy/core/shared/time/day.ts';
import type { Database } from '@roadworthy/db/generated/rows.ts';
import type { Selectable } from 'kysely';
import type { Tx } from '../kernel/database.ts';
import type { Gathering, Subject } from './gathering.ts';
import { commonOf } from './gather-statements.ts';

type PolicyRow = Selectable<Database['policies']>;

/** Of each term what was lost in it, the newest first. */
async function lossesOf(tx: Tx, policies: readonly PolicyRow[]): Promise<LossRunTerm[]> {
  const ids = policies.map(({ policy_id }) => policy_id);
  if (ids.length === 0) return [];
  const claims = await tx
    .selectFrom('loss_runs')
    .selectAll()
    .where('policy_id', 'in', ids)
    .orderBy('incident_date')
    .orderBy('claim_id')
    .execute();
  const told = await tx
    .selectFrom('external_claims')
    .select(['policy_id', 'provider', 'claim_number', 'loss_occurred', 'indemnity_payment'])
    .where('policy_id', 'in', ids)
    .where('claim_id', 'is', null)
    .orderBy('loss_occurred')
    .orderBy('claim_number')
    .execute();
  return policies.map(({ policy_id: id, policy_number, effective_date, expiration_date, currency }) => ({
    policyNumber: policy_number,
    from: day(effective_date),
    to: day(expiration_date),
    currency,
    claims: claims
      .filter(({ policy_id }) => policy_id === id)
      .map((row) => ({
        number: row.claim_number ?? '',
        lossDay: dayOrNull(row.incident_date),
        type: lossTypes.find((type) => type === row.type_of_loss) ?? null,
        status: claimStatuses.find((status) => status === row.claim_status) ?? 'filed',
        paid: row.paid ?? 0,
        reserved: row.reserved ?? 0,
        recovered: row.recovered ?? 0,
      })),
    carrierLosses: told
      .filter(({ policy_id }) => policy_id === id)
      .map((row) => ({
        provider: row.provider,
        number: row.claim_number,
        lossDay: dayOrNull(row.loss_occurred),
        paid: row.indemnity_payment ?? 0,
      })),
  }));
}

/** Every term of the contract that a policy is a term of, the newest first. */
export const termsOfContract = (tx: Tx, policyId: string): Promise<PolicyRow[]> =>
  tx
    .selectFrom('policies')
    .selectAll()
    .where('contract_id', '=', ({ selectFrom }) =>
      selectFrom('policies as of').select('of.contract_id').where('of.policy_id', '=', policyId),
    )
    .where('erased', 'is', null)
    .orderBy('effective_date', 'desc')
    .orderBy('policy_id')
    .execute();

/** Who is insured by a policy: the person as every description of them names them, and the account that holds it. */
const insuredOf = (tx: Tx, policyId: string) =>
  tx
    .selectFrom('policies as of')
    .innerJoin('entities', 'entities.quote_id', 'of.current_quote_id')
    .select(['entities.root_entity_id', 'of.user_id'])
    .where('of.policy_id', '=', policyId)
    .where('entities.entity_relationship', '=', 'named_insured')
    .where('entities.archived', 'is', null)
    .executeTakeFirst();

/**
 * Every policy of whom one insures: those of the account that holds it, and those on which the same person is the named
 * insured. An e-mail address that two people share joins nobody; where neither is known, it is its own terms.
 */
export async function policiesOfCustomer(tx: Tx, policyId: string): Promise<PolicyRow[]> {
  const insured = await insuredOf(tx, policyId);
  if (!insured) return termsOfContract(tx, policyId);
  return tx
    .selectFrom('policies')
    .selectAll()
    .where('erased', 'is', null)
    .where(({ exists, selectFrom, ref, or, eb }) =>
      or([
        ...(insured.user_id === null ? [] : [eb('policies.user_id', '=', insured.user_id)]),
        eb(
          'policies.contract_id',
          '=',
          selectFrom('policies as p').select('p.contract_id').where('p.policy_id', '=', policyId),
        ),
        exists(
          selectFrom('entities')
            .select('entity_id')
            .where('entities.quote_id', '=', ref('policies.current_quote_id'))
            .where('entities.entity_relationship', '=', 'named_insured')
            .where('entities.archived', 'is', null)
            .where('entities.root_entity_id', '=', insured.root_entity_id),
        ),
      ]),
    )
    .orderBy('effective_date', 'desc')
    .orderBy('policy_id')
    .execute();
}

async function gather(gathering: Gathering, subject: Subject, policies: readonly PolicyRow[]): Promise<Statement> {
  const { quote, head, writing } = await commonOf(gathering, subject);
  const terms = await lossesOf(gathering.tx, policies);
  return lossRunOf({ head, insured: namesOfInsured(quote), terms }, writing);
}

/** What every term of a contract lost. */
export async function gatherLossRun(gathering: Gathering, subject: Subject): Promise<Statement> {
  return gather(gathering, subject, await termsOfContract(gathering.tx, subject.id));
}

/** What every policy of a customer lost. */
export async function gatherCustomerLossRun(gathering: Gathering, subject: Subject): Promise<Statement> {
  return gather(gathering, subject, await policiesOfCustomer(gathering.tx, subject.id));
}
