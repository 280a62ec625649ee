import type { Caller } from './caller.ts';
import type { DemoQuote } from './demo-book.ts';
import { cleveland, columbus, person } from './demo-facts.ts';
import { policyOf } from './demo-ends.ts';
import { aQuote, boundQuote } from './quote-scenarios.ts';

type Ending = Pick<DemoQuote, 'daysAgo' | 'agent'> & {
  readonly insured: ReturnType<typeof person>;
  readonly vehicle: {
    readonly year: number;
    readonly make: string;
    readonly model: string;
    readonly rating_value: number;
  };
};

/** Terms of half a year that end in six weeks, each with a renewal that somebody has looked at. */
const endings: readonly Ending[] = [
  {
    // In every month of the year, its underwriter still has days to decide.
    daysAgo: 134,
    agent: 'dana',
    insured: person('Vera', 'Lindqvist', '1966-02-14', 21, '614-555-0181'),
    vehicle: { year: 2019, make: 'Grand Design', model: 'Reflection 315', rating_value: 41e5 },
  },
  {
    daysAgo: 135,
    agent: 'dana',
    insured: person('Otis', 'Parkhurst', '1958-07-30', 30, '216-555-0183'),
    vehicle: { year: 2012, make: 'Keystone', model: 'Cougar 31', rating_value: 155e4 },
  },
  {
    daysAgo: 137,
    agent: 'dana',
    insured: person('Mina', 'Duarte', '1989-10-11', 7, '614-555-0184'),
    vehicle: { year: 2021, make: 'Jayco', model: 'Eagle 321', rating_value: 52e5 },
  },
  {
    daysAgo: 133,
    agent: 'dana',
    insured: person('Joel', 'Ferrante', '1975-12-03', 26, '216-555-0185'),
    vehicle: { year: 2017, make: 'Winnebago', model: 'Minnie 2500', rating_value: 24e5 },
  },
];

const driven = [36, 34, 33, 32, 31, 28, 27, 25, 24, 22, 20, 19, 17, 15, 14, 13, 10, 8, 2, 1, 0];

/**
 * Who renews without anything to settle, but for an underwriter who wanted to see them first, and refused the last of
 * them: their names begin alike.
 */
const plain: readonly Ending[] = [
  'Adams Bride Cabe Call Carthy Clure Cormick Coy Daniel Dowell Gee',
  'Gowan Grath Guire Intyre Kay Kee Kenna Lean Manus Millan',
]
  .flatMap((names) => names.split(' '))
  .map((name, place) => ({
    daysAgo: 134,
    agent: 'dana',
    insured: person(
      'Rory',
      `Mc${name}`,
      `19${60 + place}-04-${10 + place}`,
      driven[place] ?? 0,
      `614-555-02${10 + place}`,
    ),
    vehicle: { year: 2014 + (place % 6), make: 'Forest River', model: 'Rockwood', rating_value: 21e5 + place * 1e5 },
  }));

/** The policies of which these terms are. */
export const demoEndings: readonly DemoQuote[] = [...endings, ...plain].map(
  ({ daysAgo, agent, insured, vehicle }, place) => ({
    daysAgo,
    ...(agent && { agent }),
    scenario: boundQuote,
    facts: aQuote({
      ...(place % 2 === 0 ? columbus : cleveland),
      vehicle,
      person: insured,
      plan: 'road_ready',
      paymentTerm: 'pay_in_full',
      durationMonths: 6,
    }),
  }),
);

type Staff = { readonly agent: Caller; readonly underwriter: Caller };
type Decision = {
  readonly daysAgo: number;
  readonly insured: string;
  readonly by: keyof Staff;
  readonly document: string;
};

const onRenewal = 'mutation ($id: uuid!)';

/** What was decided about their renewals. */
export const demoDecisions: readonly Decision[] = [
  ...plain.map(({ insured }): Decision => ({
    daysAgo: 6,
    insured: insured.last_name,
    by: 'underwriter',
    document: `${onRenewal} { update_renewal_status(policy_renewal_id: $id, status: "in_review",
      reason: "All of Rockwood first: its recall is settled now.") { status } }`,
  })),
  {
    daysAgo: 5,
    insured: 'Lindqvist',
    by: 'underwriter',
    document: `${onRenewal} { update_renewal_status(policy_renewal_id: $id, status: "in_review",
      reason: "The roof was repaired in spring. Photographs first.") { status } }`,
  },
  {
    daysAgo: 5,
    insured: 'McMillan',
    by: 'underwriter',
    document: `${onRenewal} { reject_renewal(policy_renewal_id: $id,
      notes: "Its frame was bent and straightened; nobody certifies it for the road.") { status } }`,
  },
  {
    daysAgo: 4,
    insured: 'Parkhurst',
    by: 'underwriter',
    document: `${onRenewal} { reject_renewal(policy_renewal_id: $id,
      notes: "Kept at the roadside since the move, with two losses reported to the former insurer.") { status } }`,
  },
  {
    daysAgo: 3,
    insured: 'Duarte',
    by: 'agent',
    document: 'mutation ($quote: uuid!) { lock_for_renewal(quote_id: $quote) { status } }',
  },
  {
    daysAgo: 2,
    insured: 'Ferrante',
    by: 'agent',
    document: `${onRenewal} { update_renewal_decision_agent(policy_renewal_id: $id,
      customer_renewal_option: "do_not_renew") { status } }`,
  },
];

/** Somebody decides about the renewal of a policy. */
export async function decideRenewal(staff: Staff, { insured, by, document }: Decision): Promise<void> {
  const { policy_id: policyId } = await policyOf(staff.agent, insured);
  const { policy_renewals: found } = await staff.agent.must<{
    policy_renewals: readonly { readonly policy_renewal_id: string; readonly renewal_quote_id: string }[];
  }>(
    `query ($id: uuid!) { policy_renewals(where: { source_policy_id: { _eq: $id } }) {
      policy_renewal_id renewal_quote_id } }`,
    { id: policyId },
  );
  const [renewal] = found;
  if (!renewal) throw new Error(`The policy of ${insured} has no renewal in the demo`);
  const isOfQuote = document.includes('$quote');
  await staff[by].must(document, isOfQuote ? { quote: renewal.renewal_quote_id } : { id: renewal.policy_renewal_id });
}
