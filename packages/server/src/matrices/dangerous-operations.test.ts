import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { getNamedType, isInputObjectType, type GraphQLField, type GraphQLInputType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { requestRoles } from '../kernel/connect-platform.ts';
import { operationFields } from '../registry.ts';
import { contracts } from './all-contracts.ts';

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
    // What names the row that an operation is about, its declaration says; the others are written down here. Rules decide
    // there whether the step may be taken, and whether the organization is the caller's.
    const meant = new Set([
      'accept_application premium',
      'accept_my_policy_proposal premium',
      'accept_policy_proposal premium',
      'answer_renewal_by_link total',
      'apply_policy_affinity_discount premium',
      'assign_referral user_id',
      'change_address policy_id',
      'create_task policy_id',
      'change_address premium',
      'change_organization organization_id',
      'change_policy_effective_date premium',
      'change_quote_organization organization_id',
      'except_from_moratorium policy_id',
      'import_rater_version organization_id',
      'promote_rater_version organization_id',
      'link_claim_policy organization_id',
      'link_claim_policy policy_id',
      'set_adjuster user_id',
      'start_claim policy_id',
      'start_claim policy_number',
      'take_global_role user_id',
      'update_enquiry status',
      'update_organization_member user_id',
      'update_external_quote status',
      'update_renewal_status status',
      'update_round_robin user_id',
      'update_status_agent status',
    ]);
    const taken = mutationsOf('global:admin').flatMap(({ name, args }) =>
      args.flatMap((argument) =>
        [argument.name === contracts.get(name)?.root ? [] : argument.name, namesIn(argument.type)]
          .flat()
          .filter((input) => decided.test(input))
          .map((input) => `${name} ${input}`),
      ),
    );
    expect(new Set(taken)).toEqual(meant);
  });
});
