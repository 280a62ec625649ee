import type { Caller } from './caller.ts';
import type { DemoQuote } from './demo-book.ts';
import { cleveland, columbus, dayton, lincoln, person } from './demo-facts.ts';
import { aMotorhomeQuote, aQuote, boundQuote } from './quote-scenarios.ts';

type Ending = Pick<DemoQuote, 'daysAgo' | 'agent'> & {
  /** How it is charged by itself; without one its owner pays by hand. */
  readonly autopay?: { readonly card: string; readonly expiresThisMonth?: true; readonly isWhole?: true };
  readonly isMotorhome?: true;
  /** Where it is kept; without one in one of two towns in turn. */
  readonly place?: typeof columbus;
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
    // Near enough to his last day that the notice of a refusal goes out, and far enough that it comes in time.
    daysAgo: 146,
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

const goodCard = '4242424242424242';

/**
 * One for each way in which a renewal goes, or waits for somebody. Half a year has 181 to 184 days: what a term is days
 * before or after its end holds in every month.
 */
const ways: readonly Ending[] = [
  {
    // Two terms of half a year behind her, in the third.
    daysAgo: 372,
    agent: 'dana',
    insured: person('Nadia', 'Castellano', '1961-05-19', 29, '614-555-0241'),
    vehicle: { year: 2015, make: 'Airstream', model: 'Flying Cloud 23', rating_value: 45e5 },
    autopay: { card: goodCard },
  },
  {
    // Nobody paid for the next one.
    daysAgo: 201,
    agent: 'dana',
    insured: person('Saul', 'Brennan', '1955-08-08', 26, '216-555-0242'),
    vehicle: { year: 2009, make: 'Fleetwood', model: 'Pioneer 18', rating_value: 9e5 },
  },
  {
    // Not paid either, and brought back after the lapse.
    daysAgo: 201,
    agent: 'dana',
    insured: person('Petra', 'Lindholm', '1974-01-27', 21, '614-555-0243'),
    vehicle: { year: 2018, make: 'Lance', model: 'Lance 1475', rating_value: 28e5 },
  },
  {
    // There is too little on his card for the next one, which he may still pay.
    daysAgo: 184,
    agent: 'dana',
    insured: person('Kit', 'Ostrander', '1968-10-02', 24, '216-555-0254'),
    vehicle: { year: 2016, make: 'Forest River', model: 'Wildwood 26', rating_value: 19e5 },
    autopay: { card: '4000000000007114', isWhole: true },
  },
  {
    // Billed three weeks ahead.
    daysAgo: 174,
    agent: 'dana',
    insured: person('Hope', 'Yarrow', '1979-03-30', 16, '614-555-0245'),
    vehicle: { year: 2020, make: 'Casita', model: 'Spirit 17', rating_value: 23e5 },
  },
  {
    // Offered, and too late to be refused: the law's day for the notice has passed.
    daysAgo: 157,
    agent: 'dana',
    insured: person('Vince', 'Okonkwo', '1971-09-09', 20, '216-555-0252'),
    vehicle: { year: 2017, make: 'Grand Design', model: 'Imagine 2150', rating_value: 26e5 },
  },
  {
    // Offered, with nothing to settle.
    daysAgo: 134,
    agent: 'dana',
    insured: person('June', 'Halvorsen', '1965-04-18', 22, '614-555-0253'),
    vehicle: { year: 2018, make: 'Jayco', model: 'Jay Flight 24', rating_value: 25e5 },
  },
  {
    daysAgo: 134,
    agent: 'dana',
    insured: person('Iris', 'Holloway', '1983-12-12', 3, '216-555-0246'),
    vehicle: { year: 2019, make: 'Oliver', model: 'Legacy Elite', rating_value: 3e6 },
  },
  {
    daysAgo: 134,
    agent: 'dana',
    insured: person('Tobias', 'Renner', '1990-07-04', 9, '614-555-0247'),
    vehicle: { year: 2022, make: 'Jayco', model: 'Jay Feather 22', rating_value: 33e5 },
  },
  {
    daysAgo: 134,
    agent: 'dana',
    insured: person('Greta', 'Solis', '1986-02-22', 7, '216-555-0248'),
    vehicle: { year: 2021, make: 'Coachmen', model: 'Apex 215', rating_value: 27e5 },
  },
  {
    daysAgo: 134,
    agent: 'dana',
    insured: person('Omar', 'Whitfield', '1969-09-17', 6, '614-555-0249'),
    vehicle: { year: 2020, make: 'Tiffin', model: 'Phaeton 40', rating_value: 24e6 },
    isMotorhome: true,
  },
  {
    daysAgo: 134,
    agent: 'dana',
    insured: person('Clyde', 'Mercer', '1977-06-06', 5, '216-555-0250'),
    vehicle: { year: 2014, make: 'Keystone', model: 'Passport 2400', rating_value: 16e5 },
  },
  {
    daysAgo: 134,
    agent: 'dana',
    insured: person('Bea', 'Fontaine', '1992-11-25', 4, '614-555-0251'),
    vehicle: { year: 2023, make: 'Winnebago', model: 'Micro Minnie 1800', rating_value: 31e5 },
    autopay: { card: goodCard, expiresThisMonth: true },
  },
  {
    // Insured for more from the next term on, where more is stopped.
    daysAgo: 134,
    agent: 'dana',
    insured: person('Gwen', 'Ashdown', '1970-05-03', 18, '937-555-0256'),
    vehicle: { year: 2021, make: 'Scamp', model: 'Deluxe 16', rating_value: 24e5 },
    place: dayton,
  },
  {
    // Where the product is sold and renewed no more.
    daysAgo: 134,
    agent: 'dana',
    insured: person('Lars', 'Engebret', '1963-10-20', 30, '402-555-0257'),
    vehicle: { year: 2016, make: 'Forest River', model: 'R-Pod 179', rating_value: 15e5 },
    place: lincoln,
  },
  {
    // Of who has released no rates for renewals yet: tried eight times in vain.
    daysAgo: 134,
    agent: 'pete',
    insured: person('Rosa', 'Tillman', '1972-08-21', 14, '614-555-0255'),
    vehicle: { year: 2019, make: 'Starcraft', model: 'Autumn Ridge 20', rating_value: 22e5 },
  },
];

const driven = [36, 34, 33, 32, 31, 28, 27, 25, 24, 22, 20, 19, 17, 15, 14, 13, 10, 8, 2, 1, 0];

/**
 * Who renews without anything to settle, but for an underwriter who wanted to see them first, and refused the last of
 * them: their names begin alike.
 */
const plain: readonly Ending[] = [
  ['Rory Adams', 'Ailsa Bride', 'Owen Cabe', 'Nadia Call', 'Sean Carthy', 'Beth Clure', 'Glen Cormick'],
  ['Ines Coy', 'Tom Daniel', 'Ruth Dowell', 'Ivan Gee', 'Maeve Gowan', 'Carl Grath', 'Joan Guire'],
  ['Drew Intyre', 'Lena Kay', 'Hugh Kee', 'Ada Kenna', 'Noel Lean', 'Fern Manus', 'Wade Millan'],
]
  .flat()
  .map((name) => name.split(' '))
  .map(([first = '', last = ''], place) => ({
    daysAgo: 134,
    agent: 'dana',
    insured: person(
      first,
      `Mc${last}`,
      `19${60 + place}-04-${10 + place}`,
      driven[place] ?? 0,
      `614-555-02${10 + place}`,
    ),
    vehicle: { year: 2014 + (place % 6), make: 'Forest River', model: 'Rockwood', rating_value: 21e5 + place * 1e5 },
  }));

/** The policies of which these terms are. */
export function demoEndings(now: Date): readonly DemoQuote[] {
  const thisMonth = { expMonth: now.getUTCMonth() + 1, expYear: now.getUTCFullYear() };
  return [...endings, ...ways, ...plain].map(({ place: town, ...ending }, place) => {
    const { daysAgo, agent, insured, vehicle, autopay, isMotorhome } = ending;
    const facts = {
      ...(town ?? (place % 2 === 0 ? columbus : cleveland)),
      vehicle,
      person: insured,
      plan: 'road_ready',
      paymentTerm: 'pay_in_full' as const,
      durationMonths: 6,
      ...(autopay && { autopay: true as const, card: autopay.card }),
      ...(autopay && !autopay.isWhole && { paymentTerm: 'monthly' as const }),
      ...(autopay?.expiresThisMonth && { cardExpiry: thisMonth }),
    } as const;
    return {
      daysAgo,
      ...(agent && { agent }),
      scenario: boundQuote,
      facts: isMotorhome ? aMotorhomeQuote(facts) : aQuote(facts),
    };
  });
}

type Staff = { readonly agent: Caller; readonly underwriter: Caller };
type Decision = {
  readonly daysAgo: number;
  readonly insured: string;
  readonly by: keyof Staff;
  readonly document: string;
};

const onRenewal = 'mutation ($id: uuid!)';
const onVehicle = 'mutation ($vehicle: uuid!)';
const decline = `${onRenewal} { update_renewal_decision_agent(policy_renewal_id: $id,
  customer_renewal_option: "do_not_renew", decline_reason: "insured_elsewhere") { status } }`;

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
    daysAgo: 8,
    insured: 'Holloway',
    by: 'agent',
    document: `${onVehicle} { update_vehicle(vehicle_id: $vehicle, changes: { rating_value: 7000000 }) { vehicle_id } }`,
  },
  {
    daysAgo: 8,
    insured: 'Renner',
    by: 'agent',
    document: `${onVehicle} { update_vehicle(vehicle_id: $vehicle, changes: { rating_value: null }) { vehicle_id } }`,
  },
  {
    daysAgo: 8,
    insured: 'Solis',
    by: 'agent',
    document: 'mutation ($quote: uuid!) { lock_for_renewal(quote_id: $quote) { status } }',
  },
  {
    daysAgo: 7,
    insured: 'Solis',
    by: 'underwriter',
    document: `${onRenewal} { update_renewal_status(policy_renewal_id: $id, status: "quoted",
      reason: "To be looked through once more.") { status } }`,
  },
  {
    daysAgo: 8,
    insured: 'Whitfield',
    by: 'agent',
    document: `${onVehicle} { update_vehicle(vehicle_id: $vehicle, changes: { rating_value: 52000000 }) { vehicle_id } }`,
  },
  {
    daysAgo: 7,
    insured: 'Mercer',
    by: 'underwriter',
    document: `${onRenewal} { update_renewal_status(policy_renewal_id: $id, status: "quoted",
      reason: "Named on the list of staged losses since.") { status } }`,
  },
  {
    daysAgo: 8,
    insured: 'Ashdown',
    by: 'agent',
    document: `${onVehicle} { update_vehicle(vehicle_id: $vehicle, changes: { rating_value: 2600000 }) { vehicle_id } }`,
  },
  {
    daysAgo: 1,
    insured: 'Lindholm',
    by: 'underwriter',
    document: `${onRenewal} { resurrect_renewal(policy_renewal_id: $id) { status } }`,
  },
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
    document: decline,
  },
];

/** Somebody decides about the renewal of a policy. */
export async function decideRenewal(staff: Staff, { insured, by, document }: Decision): Promise<void> {
  const { policy_renewals: found } = await staff.agent.must<{
    policy_renewals: readonly {
      readonly policy_renewal_id: string;
      readonly renewal_quote_id: string;
      readonly renewal_quote: { readonly vehicles: readonly { readonly vehicle_id: string }[] } | null;
    }[];
  }>(
    `query ($named: entities_bool_exp!) {
      policy_renewals(where: { source_policy: { current_quote: { entities: $named } } }, order_by: [{ created: desc }]) {
        policy_renewal_id renewal_quote_id renewal_quote { vehicles { vehicle_id } } } }`,
    { named: { last_name: { _eq: insured } } },
  );
  const [renewal] = found;
  if (!renewal) throw new Error(`The policy of ${insured} has no renewal in the demo`);
  const known = {
    id: renewal.policy_renewal_id,
    quote: renewal.renewal_quote_id,
    vehicle: renewal.renewal_quote?.vehicles[0]?.vehicle_id,
  };
  const named = Object.entries(known).filter(([name]) => document.includes(`$${name}:`));
  await staff[by].must(document, Object.fromEntries(named));
}
