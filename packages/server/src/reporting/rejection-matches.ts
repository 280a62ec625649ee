import { statusesInForce } from '@roadworthy/core/policies/vocabulary.ts';
import { unsoldStatuses } from '@roadworthy/core/quoting/vocabulary.ts';
import { checkRestricted } from '@roadworthy/core/underwriting/check-restriction.ts';
import { sql } from 'kysely';
import { computedRead } from '../kernel/operation.ts';
import { restrictionIndex } from '../quoting/eligibility/restriction-index.ts';

const shown = 5;

export const rejectionMatches = computedRead({
  name: 'rejection_matches',
  permission: 'rejection:write',
  root: 'organization_id',
  example: { key: 'email', value: 'fraud@example.com' },
  badInput: [
    { input: { key: 'shoe_size' }, code: 'key_unknown', field: 'key' },
    { input: { value: 'nobody' }, code: 'value_invalid', field: 'value' },
  ],
  async run(work) {
    const { key, value, provider } = work.input;
    const checked = checkRestricted(key, value);
    if (!checked.ok) return checked;
    const index = restrictionIndex(work, checked.event);
    const found = await work.tx
      .selectFrom('quotes')
      .leftJoin('policies', 'policies.current_quote_id', 'quotes.quote_id')
      .select([
        ...(['quotes.quote_id', 'policies.policy_id', 'policies.policy_number', 'policies.policy_status'] as const),
        'quotes.status',
        sql<string | null>`(
          select coalesce(business_name, nullif(concat_ws(' ', first_name, last_name), '')) from entities
          where entities.quote_id = quotes.quote_id and entity_relationship = 'named_insured' and archived is null
          limit 1)`.as('insured'),
      ])
      .where('quotes.organization_id', '=', work.organizationId)
      .where(sql<boolean>`quotes.restriction_keys @> array[${index}]`)
      .where(sql<boolean>`quotes.provider = coalesce(${provider ?? null}, quotes.provider)`)
      .where(({ or, eb }) =>
        or([
          eb('quotes.status', 'in', unsoldStatuses),
          eb('policies.policy_status', 'in', ['pending', ...statusesInForce]),
        ]),
      )
      .orderBy('quotes.updated', 'desc')
      .execute();
    const refused = await work.tx
      .selectFrom('explicit_rejections')
      .select('explicit_rejection_id')
      .where('organization_id', '=', work.organizationId)
      .where('value_index', '=', index)
      .where('deleted', 'is', null)
      .where(sql<boolean>`(provider is null or provider = ${provider ?? null})`)
      .executeTakeFirst();
    const policies = found.filter(({ policy_id }) => policy_id !== null);
    return {
      quotes: found.length - policies.length,
      policies: policies.length,
      exists: refused !== undefined,
      newest: found.slice(0, shown).map(({ policy_status, status, ...match }) => ({
        ...match,
        status: policy_status ?? status,
      })),
    };
  },
});
