import type { Caller } from '@roadworthy/testkit/caller.ts';
import type { Fixture } from '@roadworthy/testkit/fixture.ts';
import { readDocumentsOf } from '@roadworthy/testkit/sign-as-page.ts';
import { selectOne, namedInsuredOf, vehicleOf } from '@roadworthy/testkit/select-rows.ts';
import {
  aLender,
  announcementOf,
  claimOf,
  commissionRunOf,
  deviceOf,
  globalRoleRequestOf,
  lienholderOf,
  mapOf,
  moratoriumOf,
  proposalOf,
  questionOf,
  referralOf,
  renewalOf,
  reportScheduleOf,
  ruleOf,
  taskOf,
  trailerOf,
  webhookOf,
} from '@roadworthy/testkit/added-rows.ts';
import type { StartedQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import type { Contract } from './contract.ts';

/** Whom and what a contract is tried with. */
export type ContractStage = Fixture & {
  /** The token of a card that pays. */
  readonly method: string;
  /** The quote beneath which rows were added. */
  readonly added: StartedQuote;
  readonly administrator: Caller;
};

async function rootIdOf(
  { backend, tenants, added }: ContractStage,
  { root, of }: Contract,
  { quoteId, policyId }: StartedQuote & { readonly policyId?: string },
): Promise<string> {
  if (root === 'organization_id') return tenants.insurer.organization.organizationId;
  if (root === 'product_id') return tenants.insurer.productId;
  if (root === 'partner_id') {
    const text = 'select partner_id from partners where organization_id = $1 order by created limit 1';
    const { organizationId } = tenants.insurer.organization;
    return (await selectOne<{ partner_id: string }>(backend, text, [organizationId])).partner_id;
  }
  if (root === 'rater_version_id') {
    const text = 'select rater_version_id from rater_versions where organization_id = $1';
    const { organizationId } = tenants.insurer.organization;
    return (await selectOne<{ rater_version_id: string }>(backend, text, [organizationId])).rater_version_id;
  }
  if (root === 'webhook_id' || root === 'webhook_delivery_id') {
    return (await webhookOf(backend, tenants.insurer.organization.organizationId))[root];
  }
  if (root === 'device_id') return deviceOf(backend, added.quoteId);
  if (root === 'commission_run_id') return commissionRunOf(backend, tenants.insurer.organization.organizationId);
  if (root === 'global_role_request_id') {
    return globalRoleRequestOf(backend, tenants.insurer.organization.organizationId);
  }
  if (root === 'report_schedule_id') return reportScheduleOf(backend, tenants.insurer.organization.organizationId);
  if (root === 'task_id') return taskOf(backend, tenants.insurer.organization.organizationId);
  if (root === 'announcement_id') return announcementOf(backend, tenants.insurer.organization.organizationId);
  if (root === 'underwriting_question_id') return questionOf(backend, tenants.insurer.productId);
  if (root === 'underwriting_rule_id') return ruleOf(backend, tenants.insurer.productId);
  if (root === 'moratorium_id' || root === 'moratorium_exception_id') {
    const { organizationId } = tenants.insurer.organization;
    return (await moratoriumOf(backend, organizationId, added.quoteId))[root];
  }
  if (root === 'kml_file_id')
    return mapOf(
      backend,
      tenants.insurer.organization.organizationId,
      tenants.insurer.underwriter.principal.userId ?? '',
    );
  if (of) return (of === 'lienholder' ? lienholderOf : trailerOf)(backend, quoteId);
  if (root === 'quote_referral_id') return referralOf(backend, quoteId);
  if (root === 'policy_proposal_id' && policyId !== undefined) return proposalOf(backend, policyId);
  if (root === 'policy_renewal_id' && policyId !== undefined) return renewalOf(backend, policyId);
  if (root === 'claim_id' && policyId !== undefined) return claimOf(backend, policyId);
  if (root === 'policy_id' && policyId !== undefined) return policyId;
  if (root === 'vehicle_id') return vehicleOf(backend, quoteId);
  return root === 'entity_id' ? namedInsuredOf(backend, quoteId) : quoteId;
}

/** The arguments with which an operation would go through for who sees its row, with others put in their place. */
export async function argumentsOf(
  stage: ContractStage,
  contract: Contract,
  about: StartedQuote,
  provided: Readonly<Record<string, unknown>> = {},
): Promise<Record<string, unknown>> {
  const { root, example } = contract;
  const places: Record<string, unknown> = {
    $method: stage.method,
    $lender: aLender(),
    $quote: about.quoteId,
    $documents: await readDocumentsOf(stage.backend, about.quoteId),
    $organization: stage.tenants.mirror.organization.organizationId,
  };
  const filled = Object.entries({ ...example, ...provided }).map(([name, value]) => [
    name,
    places[String(value)] ?? value,
  ]);
  return {
    ...Object.fromEntries(filled),
    ...(root === null ? {} : { [root]: await rootIdOf(stage, contract, about) }),
  };
}

/** Somebody of the platform organization who may: its agent, else its underwriter, else the customer; an administrator for what is theirs. */
export function askerOf(
  { backend, tenants, administrator }: ContractStage,
  { roles }: Contract,
  { customer }: StartedQuote,
): Caller {
  const { agent, underwriter } = tenants.insurer;
  if (roles.includes('organization:agent')) return agent;
  if (roles.includes('organization:underwriter')) return underwriter;
  const isTheirs = [
    'global:organization_admin',
    'global:actuary',
    'global:service_member',
    'global:service_manager',
  ].some((role) => roles.some((one) => one === role));
  const isService = isTheirs && roles.includes('global:user');
  // What visitors do who have no quote.
  if (roles.includes('anonymous') && !roles.includes('token:quote')) return backend.anonymous();
  const isNobodyElses = roles.every((role) => role === 'global:admin' || role === 'system');
  return (isTheirs && !isService) || isNobodyElses ? administrator : customer;
}
