import type { Caller } from './caller.ts';

/** What every rule of the demo has. */
const usual = {
  effective_date: '2026-01-01',
  allow_new_business: true,
  allow_renewal: true,
  allow_proposal: true,
} as const;

/** What underwriters look at besides what the rates refer. */
const rules = [
  {
    rule_name: 'More than four vehicles',
    rule_type: 'agent_required',
    object_type: 'quote',
    key: 'vehicle_count',
    operator: 'gt',
    value: 4,
    reason: 'More than four vehicles are looked at with an agent, who knows what fleets pay.',
  },
  {
    rule_name: 'Two accidents or more',
    rule_type: 'referral',
    object_type: 'history',
    key: 'accidents',
    operator: 'gte',
    value: 2,
    reason: 'There were two accidents or more in three years.',
  },
  {
    rule_name: 'Value far above the guide',
    rule_type: 'referral',
    object_type: 'vehicle',
    key: 'value_over_guide',
    operator: 'gt',
    value: 25,
    conditions: [
      {
        object_type: 'vehicle',
        key: 'rating_value',
        operator: 'gt',
        value: 15e6,
      },
    ],
    reason: 'The value is more than 25 % above what the guide says, and above $150,000.',
  },
  {
    rule_name: 'Full-time living without a mailing address',
    rule_type: 'rejection',
    object_type: 'vehicle',
    key: 'usage_type',
    operator: 'eq',
    value: 'full_timer',
    conditions: [
      {
        object_type: 'quote',
        key: 'mailing_address',
        operator: 'missing',
        value: null,
      },
    ],
    reason: 'Who lives in it all year has to have a mailing address.',
  },
];

/** An underwriter writes the rules of their organization's recreational product. */
export async function writeDemoRules(underwriter: Caller): Promise<void> {
  type Products = { readonly products: readonly { readonly product_id: string }[] };
  const { products } = await underwriter.must<Products>(
    '{ products(where: { provider: { _eq: "personal" } }) { product_id } }',
  );
  for (const rule of rules) {
    await underwriter.must(
      `mutation ($id: uuid!, $rule: underwriting_rule_input!) {
        create_underwriting_rule(product_id: $id, rule: $rule) { underwriting_rule_id }
      }`,
      { id: products[0]?.product_id, rule: { ...usual, ...rule } },
    );
  }
}
