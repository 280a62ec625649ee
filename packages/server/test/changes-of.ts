import type { Backend } from '@roadworthy/testkit/backend.ts';
import { selectOne } from '@roadworthy/testkit/select-rows.ts';

type Covers = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** What a policy is covered by now. */
export async function coversOf(backend: Backend, policyId: string): Promise<Covers> {
  const text =
    'select q.coverages from policies p join quotes q on q.quote_id = p.current_quote_id where p.policy_id = $1';
  return (await selectOne<{ coverages: Covers }>(backend, text, [policyId])).coverages;
}

/** A change of a deductible: all covers of now, one of them with another. */
export async function withDeductible(backend: Backend, policyId: string, deductible: number, of = 'comprehensive') {
  const coverages = await coversOf(backend, policyId);
  return { coverages: { ...coverages, [of]: { ...coverages[of], deductible } } };
}

/** A trailer that a change adds. */
export const aTrailer = {
  type: 'pop_up',
  year: 2024,
  make: 'Aliner',
  model: 'Ranger',
  rating_value: '1500000',
  rating_value_type: 'actual_cash_value',
  usage_type: 'recreational',
  storage_type: 'indoor',
  nights_per_year: 20,
  rental_utilization_rate: 0,
  salvage_title: false,
  original_owner: true,
  financed: false,
  garaging_postal_code: '44114',
  vin_pending: true,
} as const;
