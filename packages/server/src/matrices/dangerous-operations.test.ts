import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { getNamedType, isInputObjectType, type GraphQLField, type GraphQLInputType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { requestRoles } from '../kernel/connect-platform.ts';
import { operationFields } from '../registry.ts';

const fixture = useFixture('dangerous operations');

const rootsOf = (role: string): GraphQLField<unknown, unknown>[] => {
  const schema = fixture.backend.platform.dataApi.schemaOf(role);
  return [schema.getQueryType(), schema.getMutationType()].flatMap((root) => Object.values(root?.getFields() ?? {}));
};
const mutationsOf = (role: string): GraphQLField<unknown, unknown>[] =>
  Object.values(fixture.backend.platform.dataApi.schemaOf(role).getMutationType()?.getFields() ?? {});

/** Every name that may be given beneath an argument. */
function namesIn(type: GraphQLInputType, seen = new Set<string>()): string[] {
  const named = getNamedType(type);
  if (!isInputObjectType(named) || seen.has(named.name)) return [];
  seen.add(named.name);
  return Object.values(named.getFields()).flatMap((field) => [field.name, ...namesIn(field.type, seen)]);
}

describe('the API', () => {
  test.each(requestRoles)('has no operation of development for %s', (role) => {
    const names = rootsOf(role).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(0);
    // Fixtures of rates are what a version has to come to before it counts.
    const others = names.filter((name) => !/rater_fixtures?/.test(name));
    expect(others.filter((name) => /localhost|local_bind|debug|seed|truncate|fixture|set_clock/i.test(name))).toEqual(
      [],
    );
  });

  test('offers the same operations wherever it runs, and a bind without a vendor only where people develop', () => {
    const { platform } = fixture.backend;
    const names = (nodeEnv: 'development' | 'test' | 'production', demo: boolean) =>
      operationFields({ ...platform, config: { ...platform.config, nodeEnv, demo } }).map(({ name }) => name);
    const everywhere = names('production', false);
    expect(everywhere.length).toBeGreaterThan(20);
    expect(names('test', true)).toEqual(everywhere);
    expect(names('development', true).filter((name) => !everywhere.includes(name))).toEqual(['localhost_bind']);
  });

  test.each(requestRoles)('has none of the plain writes of its dialect for %s', (role) => {
    const writes = mutationsOf(role).filter(({ name, args }) => {
      const isPlain = /^(insert|update|delete)_.*(_by_pk|_one|_many)$/.test(name);
      return (
        isPlain || args.some((argument) => ['_set', '_inc', 'object', 'objects', 'on_conflict'].includes(argument.name))
      );
    });
    expect(writes.map(({ name }) => name)).toEqual([]);
  });

  test('takes in no input what only rules decide', () => {
    const decided =
      /^(status|policy_status|force_bind|premium|total|organization_id|user_id|content_hash|approved_content_hash|rated|rating_response|bound|signed_at|token_version|policy_id|policy_number)$/;
    // Rules decide there whether the step may be taken, and whether the organization is the caller's; a note or a file is
    // about it.
    const meant = new Set([
      'update_status_agent status',
      'update_enquiry status',
      'update_external_quote status',
      'create_api_key organization_id',
      'demand_second_factor organization_id',
      'create_rejection organization_id',
      'create_moratorium organization_id',
      'except_from_moratorium policy_id',
      'refer_policy policy_id',
      'ask_policy_inspection policy_id',
      'accept_application premium',
      'read_policy_actuary_document policy_id',
      'assign_referral user_id',
      'import_rater_version organization_id',
      'promote_rater_version organization_id',
      'change_quote_organization organization_id',
      'change_organization policy_id',
      'change_organization organization_id',
      'create_policy_note policy_id',
      'create_policy_attachment policy_id',
      'charge_due_invoices policy_id',
      'pay_policy policy_id',
      'change_payment_method policy_id',
      'update_policy_charge_day policy_id',
      'stop_autopay policy_id',
      'agent_billing_links policy_id',
      'cancel_policy policy_id',
      'prepare_policy_document policy_id',
      'underwriter_cancel_policy policy_id',
      'cancel_my_policy policy_id',
      'reverse_pending_policy_cancellation policy_id',
      'reinstate_policy policy_id',
      'reinstate_my_policy policy_id',
      'confirm_delinquent_policy policy_id',
      'rewrite_delinquent_policy policy_id',
      'change_policy_effective_date policy_id',
      'change_policy_effective_date premium',
      'apply_policy_affinity_discount policy_id',
      'apply_policy_affinity_discount premium',
      'create_policy_proposal policy_id',
      'create_my_policy_proposal policy_id',
      'change_address policy_id',
      'change_address premium',
      'accept_policy_proposal premium',
      'accept_my_policy_proposal premium',
      'reset_claimed_user policy_id',
      'update_renewal_status status',
      'update_renewal_decision_agent_for_policy policy_id',
      'withdraw_electronic_consent policy_id',
      'update_policy_named_insured_fni policy_id',
      'update_policy_vehicle_fni policy_id',
      'update_policy_vehicle_fni vehicle_id',
      'refund_policy policy_id',
      'pay_refund policy_id',
      'record_refund_payout policy_id',
    ]);
    const taken = mutationsOf('global:admin').flatMap(({ name, args }) =>
      args.flatMap((argument) =>
        [argument.name, ...namesIn(argument.type)]
          .filter((input) => decided.test(input))
          .map((input) => `${name} ${input}`),
      ),
    );
    expect(taken.filter((each) => !meant.has(each))).toEqual([]);
  });
});
