import type { ClaimStatus, LossType } from '@roadworthy/core/claims/vocabulary.ts';
import { addDays, dayInZone } from '@roadworthy/core/shared/time/day.ts';
import type { Backend } from './backend.ts';
import type { Caller } from './caller.ts';
import { policyOf } from './demo-ends.ts';

/** Who handles claims in the demo, and the agents whose customers report them. */
export type DemoDesk = Record<'member' | 'manager' | 'dana' | 'pete', Caller>;

/** A loss that somebody reports, and how far its claim has come. */
export type DemoClaim = {
  readonly reportedAgo: number;
  /** When it was handled as far as it is; as it was reported where it does not say. */
  readonly handledAgo?: number;
  /** Whose policy it is; without one the report fits no policy. */
  readonly insured?: { readonly lastName: string; readonly agent: 'dana' | 'pete' };
  readonly type: LossType;
  /** Days from the loss to the report. */
  readonly lossBefore: number;
  readonly story: string;
  readonly driving?: true;
  readonly severity?: 'light' | 'moderate' | 'severe';
  readonly stands: Exclude<ClaimStatus, 'reopened'> | 'appealed' | 'total_loss';
  /** What the loss comes to, in cents, by coverage. */
  readonly losses?: Readonly<Record<string, number>>;
  /** Nobody has confirmed that it was received, though the law's days have passed. */
  readonly isLate?: true;
  /** What whoever reported it writes once it is sent, and nobody answers. */
  readonly writes?: string;
  /** What they are asked for, and do not send. */
  readonly asks?: string;
  /** Where it happened, by the pin on the map: the event of the loss follows from it. */
  readonly pin?: string;
  /** Whether it can neither be driven nor lived in. */
  readonly isStranded?: true;
  /** What they answer of what is asked about their kind of loss. */
  readonly answers?: Readonly<Record<string, string | boolean>>;
  /** The state where it happened, whose law counts where nobody knows a policy. */
  readonly area?: string;
};

const herrera = { lastName: 'Herrera', agent: 'pete' } as const;
const haddad = { lastName: 'Haddad', agent: 'dana' } as const;

/**
 * Claims wherever one may stand and of every kind of loss: one with three coverages, a total loss whose lender was paid
 * first, a denial that was appealed, one that nobody has confirmed or answered in time, one whose clock stands still while
 * its reporter is waited for, and one that lies in the hail of a map.
 */
export const demoClaims: readonly DemoClaim[] = [
  {
    reportedAgo: 150,
    handledAgo: 138,
    insured: herrera,
    type: 'weather',
    lossBefore: 1,
    story: 'Hail the size of golf balls for ten minutes; the roof and the awning are full of dents.',
    severity: 'moderate',
    stands: 'closed',
    losses: { comprehensive: 412_000 },
  },
  {
    reportedAgo: 96,
    handledAgo: 90,
    insured: herrera,
    type: 'glass',
    lossBefore: 0,
    story: 'A stone from a truck; the crack runs across the front window.',
    severity: 'light',
    stands: 'paid',
    losses: { comprehensive: 189_000 },
  },
  {
    reportedAgo: 70,
    handledAgo: 58,
    insured: herrera,
    type: 'awning_roof',
    lossBefore: 3,
    story: 'The awning came off its rail while it stood on the lot. The shop says that it was wind.',
    severity: 'light',
    stands: 'appealed',
  },
  {
    reportedAgo: 34,
    handledAgo: 16,
    insured: herrera,
    type: 'fire',
    lossBefore: 0,
    story:
      'The refrigerator caught fire at the campground at night. Nobody was hurt; nothing is left of the rear half.',
    severity: 'severe',
    stands: 'total_loss',
  },
  {
    reportedAgo: 9,
    handledAgo: 7,
    insured: herrera,
    type: 'theft',
    lossBefore: 1,
    story: 'Both solar panels and the batteries were taken from the storage lot.',
    severity: 'moderate',
    stands: 'investigating',
  },
  {
    reportedAgo: 26,
    handledAgo: 25,
    insured: haddad,
    type: 'animal',
    lossBefore: 1,
    story: 'Squirrels got into the belly and ate the wiring over the weekend.',
    severity: 'light',
    stands: 'open',
    isLate: true,
    writes: 'Did my photographs arrive? The shop needs to know whether it may begin.',
  },
  {
    reportedAgo: 21,
    handledAgo: 12,
    insured: haddad,
    type: 'collision',
    lossBefore: 0,
    story:
      'Swerved for a deer on our way to Breezewood and overturned; the trailer could not be towed home from there.',
    driving: true,
    severity: 'moderate',
    stands: 'approved',
    pin: '39.99500, -78.24000',
    isStranded: true,
    answers: { hit: 'overturned', caused_by: 'nobody_else', is_towed_away: true, hurt_inside: 'nobody' },
    losses: { collision: 640_000, emergency_expense: 48_000, roadside: 35_000 },
  },
  {
    reportedAgo: 14,
    handledAgo: 6,
    insured: haddad,
    type: 'water',
    lossBefore: 2,
    story: 'A tree opened the roof in the storm, and rain came in for two days.',
    severity: 'moderate',
    stands: 'evaluated',
    losses: { comprehensive: 527_000 },
  },
  {
    reportedAgo: 40,
    handledAgo: 31,
    insured: haddad,
    type: 'other',
    lossBefore: 30,
    story: 'The floor has gone soft beside the shower over the last year.',
    severity: 'moderate',
    stands: 'denied',
  },
  {
    reportedAgo: 11,
    handledAgo: 8,
    insured: haddad,
    type: 'weather',
    lossBefore: 1,
    story: 'Hail on our way over Denver: dents all over, both skylights are broken and the bed is soaked.',
    driving: true,
    severity: 'moderate',
    stands: 'investigating',
    pin: '39.75000, -104.90000',
    isStranded: true,
  },
  {
    reportedAgo: 19,
    handledAgo: 17,
    type: 'collision',
    lossBefore: 0,
    story: 'One of your motorhomes backed into my fence in Frederick; I have its plate.',
    driving: true,
    severity: 'light',
    stands: 'investigating',
    area: 'MD',
    asks: 'Photographs of the fence and its estimate',
  },
  {
    reportedAgo: 1,
    type: 'object',
    lossBefore: 1,
    story: 'A ladder fell off a van in front of us and went under the trailer.',
    driving: true,
    severity: 'light',
    stands: 'filed',
  },
  {
    reportedAgo: 5,
    handledAgo: 4,
    type: 'glass',
    lossBefore: 0,
    story: 'A window broke; the shop found that its own warranty pays.',
    severity: 'light',
    stands: 'withdrawn',
  },
  {
    reportedAgo: 0,
    type: 'tire',
    lossBefore: 0,
    story: 'A tire burst on the highway and tore the wheel well.',
    stands: 'draft',
  },
];

const claimOf = (name: string, rest = ''): string =>
  `mutation ($id: uuid!) { ${name}(claim_id: $id ${rest}) { status } }`;

/** Who reports it: who is insured, or somebody who names no policy. */
async function reporterOf(backend: Backend, desk: DemoDesk, { insured }: DemoClaim) {
  if (!insured)
    return {
      caller: backend.anonymous(),
      input: 'postal_code: "43215"',
      name: 'Quinn Abara',
      zone: 'America/New_York',
    };
  const { policy_id, user_id, time_zone } = await policyOf(desk[insured.agent], insured.lastName);
  const account = { userId: user_id, email: '', name: insured.lastName, organizationId: null };
  const caller = backend.as({ ...account, role: 'organization:customer' });
  return { caller, input: `policy_id: "${policy_id}"`, name: `The ${insured.lastName} family`, zone: time_zone };
}

/** Who reported a claim, as they come back to it, and the time zone that its days are counted in. */
export async function reporterOfClaim(
  backend: Backend,
  desk: DemoDesk,
  claim: DemoClaim,
  id: string,
): Promise<{ readonly caller: Caller; readonly zone: string }> {
  const { caller, zone } = await reporterOf(backend, desk, claim);
  return { caller: claim.insured ? caller : backend.bearerOfClaim(id), zone };
}

/** Somebody reports a loss; answers its claim. */
export async function reportClaim(backend: Backend, desk: DemoDesk, at: Date, claim: DemoClaim): Promise<string> {
  const { caller, input, name, zone } = await reporterOf(backend, desk, claim);
  const { start_claim: started } = await caller.must<{ start_claim: { claim_id: string } }>(
    `mutation { start_claim(${input}) { claim_id } }`,
  );
  const id = started.claim_id;
  const reporter = claim.insured ? caller : backend.bearerOfClaim(id);
  await reporter.must(
    'mutation ($id: uuid!, $changes: claim_input!) { update_claim_draft(claim_id: $id, changes: $changes) { status } }',
    {
      id,
      changes: {
        reporter_name: name,
        reporter_email: `claims+${claim.type}${claim.reportedAgo}@example.com`,
        type_of_loss: claim.type,
        incident_date: addDays(dayInZone(at, zone), -claim.lossBefore),
        incident_location_type: claim.driving ? 'road' : 'parked',
        driving_at_time_of_loss: claim.driving === true,
        ...(claim.pin && { incident_location: claim.pin }),
        ...(claim.isStranded && { is_usable: false }),
        ...(claim.answers && { answers: claim.answers }),
        ...(claim.area && { administrative_area: claim.area }),
        damage_to_vehicle: true,
        ...(claim.severity && { damage: { areas: ['roof'], severity: claim.severity } }),
        incident_description: claim.story,
        no_others: true,
        police_report_filed: claim.type === 'theft',
        fraud_notice_read: true,
      },
    },
  );
  if (claim.stands !== 'draft') await reporter.must(claimOf('file_claim'), { id });
  if (claim.writes) {
    await reporter.must(
      'mutation ($id: uuid!, $message: String!) { write_claim_message(claim_id: $id, message: $message) { claim_note_id } }',
      { id, message: claim.writes },
    );
  }
  return id;
}

async function exposuresOf({ member }: DemoDesk, id: string) {
  type Held = { readonly claim_exposure_id: string; readonly reserve_indemnity: number };
  const { claim_exposures: held } = await member.must<{ claim_exposures: readonly Held[] }>(
    `query ($id: uuid!) { claim_exposures(where: { claim_id: { _eq: $id } }, order_by: { created: asc }) {
      claim_exposure_id reserve_indemnity } }`,
    { id },
  );
  return held;
}

/** Somebody asks for a payment to who is named so, and the manager approves it. */
async function payClaim(desk: DemoDesk, id: string, kind: string, amount: number, exposure: string): Promise<void> {
  type Named = { readonly claim_payees: readonly { readonly claim_payee_id: string }[] };
  const { claim_payees: payees } = await desk.member.must<Named>(
    `query ($id: uuid!, $kind: String!) { claim_payees(where: { claim_id: { _eq: $id }, kind: { _eq: $kind } }) { claim_payee_id } }`,
    { id, kind },
  );
  await desk.member.must(
    `mutation ($id: uuid!, $exposure: uuid!, $amount: Int!, $payees: [uuid!]!) {
      request_claim_payment(claim_id: $id, claim_exposure_id: $exposure, kind: "indemnity", method: "cheque", amount: $amount, payees: $payees) { status } }`,
    { id, exposure, amount, payees: payees.map((one) => one.claim_payee_id) },
  );
  const { claim_payments: waiting } = await desk.manager.must<{
    claim_payments: readonly { claim_payment_id: string }[];
  }>(
    `query ($id: uuid!) { claim_payments(where: { claim_id: { _eq: $id }, status: { _eq: "requested" } }) { claim_payment_id } }`,
    { id },
  );
  for (const { claim_payment_id: payment } of waiting) {
    await desk.manager.must(
      `mutation ($id: uuid!, $payment: uuid!) { approve_claim_payment(claim_id: $id, claim_payment_id: $payment) { status } }`,
      { id, payment },
    );
  }
}

/** What is bought of the coverages that a claim names, in their order. */
async function valueClaim({ member }: DemoDesk, id: string, losses: Readonly<Record<string, number>>): Promise<void> {
  const { claim_coverages: bought } = await member.must<{ claim_coverages: readonly { coverage: string }[] }>(
    'query ($id: uuid!) { claim_coverages(claim_id: $id) { coverage } }',
    { id },
  );
  const valued = Object.entries(losses).flatMap(([coverage, loss]) =>
    bought.some((one) => one.coverage === coverage) ? [{ coverage, loss }] : [],
  );
  await member.must(
    `mutation ($id: uuid!, $losses: [claim_loss_input!]!) {
      evaluate_claim(claim_id: $id, losses: $losses, note: "By the estimate of the shop and our own photographs.") { status } }`,
    { id, losses: valued },
  );
}

/** The service handles a claim as far as it has come. */
export async function handleClaim(
  desk: DemoDesk,
  at: Date,
  id: string,
  claim: DemoClaim,
  { caller: reporter, zone }: { readonly caller: Caller; readonly zone: string },
): Promise<void> {
  const { stands, losses, isLate, asks } = claim;
  const { member, manager } = desk;
  if (stands === 'draft' || stands === 'filed') return;
  if (stands === 'withdrawn') return void (await reporter.must(claimOf('withdraw_claim'), { id }));
  await member.must(claimOf('assign_claim'), { id });
  if (!isLate) {
    const today = dayInZone(at, zone);
    await member.must(claimOf('note_claim_step', `, step: "acknowledged", on: "${today}"`), { id });
  }
  if (stands === 'open') return;
  await member.must(claimOf('investigate_claim'), { id });
  if (asks) await member.must(claimOf('ask_claimant', `, what: "${asks}"`), { id });
  if (stands === 'investigating') return;
  if (stands === 'denied' || stands === 'appealed') {
    const reason = 'Wear over time is not covered (part “Damage to your vehicle”).';
    await member.must(claimOf('deny_claim', `, reason: "${reason}"`), { id });
    const appeal = ', reason: "The shop wrote that it was wind; its letter is attached."';
    if (stands === 'appealed') await reporter.must(claimOf('appeal_claim', appeal), { id });
    return;
  }
  if (stands === 'total_loss') {
    await member.must(
      claimOf(
        'add_claim_payee',
        ', kind: "lienholder", name: "Harbor Bank", address: { line_1: "1 Bank Street", locality: "Columbus", postal_code: "43215" }',
      ),
      { id },
    );
    const worth = 'repair: 8600000, salvage: 600000, value: 8100000, taxes_and_fees: 506250, is_retained: false';
    await member.must(claimOf('declare_total_loss', `, ${worth}, lender_payoff: 5200000, note: "By the survey."`), {
      id,
    });
  } else await valueClaim(desk, id, losses ?? {});
  if (stands === 'evaluated') return;
  await manager.must(claimOf('approve_claim'), { id });
  const held = await exposuresOf(desk, id);
  if (stands === 'total_loss') return payClaim(desk, id, 'lienholder', 5_200_000, held[0]?.claim_exposure_id ?? '');
  if (stands === 'approved') return;
  for (const { claim_exposure_id, reserve_indemnity } of held) {
    if (reserve_indemnity > 0) await payClaim(desk, id, 'insured', reserve_indemnity, claim_exposure_id);
  }
  if (stands === 'closed') await member.must(claimOf('close_claim'), { id });
}
