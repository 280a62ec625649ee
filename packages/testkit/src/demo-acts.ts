import type { Caller } from './caller.ts';

type Staff = { readonly agent: Caller; readonly underwriter: Caller };
type Act = { readonly by: keyof Staff; readonly document: string };

const ofReferral = 'mutation ($referral: uuid!)';

/** An underwriter's answer to what is asked about the quote. */
function answer(operation: 'accept_referral' | 'reject_referral', reason: string): string {
  return `${ofReferral} { ${operation}(quote_referral_id: $referral, reason: "${reason}") { status } }`;
}

/** What staff do with a quote, each by its operation. */
const acts = {
  handed_over: {
    by: 'agent',
    document: 'mutation ($id: uuid!) { update_status_agent(quote_id: $id, status: "agent_required") { id } }',
  },
  sent: {
    by: 'agent',
    document: 'mutation ($id: uuid!) { send_quote_to_customer(quote_id: $id, send_email: true) { emailed_to } }',
  },
  begun_again: {
    by: 'agent',
    document: 'mutation ($id: uuid!) { copy_quote_request(quote_id: $id, replace: true) { quote_id } }',
  },
  declined: {
    by: 'underwriter',
    document: `mutation ($id: uuid!) {
      decline_quote(quote_id: $id, reason: "The frame was welded after an accident, and nobody has inspected it.") { id }
    }`,
  },
  referred: {
    by: 'agent',
    document: `mutation ($id: uuid!) {
      submit_underwriting_referral(quote_id: $id, request_reasons: ["A client of eleven years without a claim. The unit is kept in a heated hall, with cameras."]) {
        status
      }
    }`,
  },
  accepted: {
    by: 'underwriter',
    document: answer('accept_referral', 'Photographs and the appraisal bear it out.'),
  },
  refused: {
    by: 'underwriter',
    document: answer('reject_referral', 'Beyond what our reinsurance carries.'),
  },
} as const satisfies Readonly<Record<string, Act>>;
export type DemoAct = keyof typeof acts;

/** Staff of the quote's organization act on it. */
export async function actOn(quoteId: string, act: DemoAct, staff: Staff): Promise<void> {
  const { by, document }: Act = acts[act];
  if (!document.startsWith(ofReferral)) return void (await staff[by].must(document, { id: quoteId }));
  const asking = 'query ($id: uuid!) { quote_referrals(where: { quote_id: { _eq: $id } }) { quote_referral_id } }';
  type Requested = { readonly quote_referrals: readonly { readonly quote_referral_id: string }[] };
  const { quote_referrals: referrals } = await staff[by].must<Requested>(asking, { id: quoteId });
  await staff[by].must(document, { referral: referrals[0]?.quote_referral_id });
}

/** An underwriter refuses somebody or something by name. */
export async function refuseByName(
  underwriter: Caller,
  organizationId: string,
  {
    blocksRenewal = false,
    ...wanted
  }: { readonly key: string; readonly value: string; readonly reason: string; readonly blocksRenewal?: boolean },
): Promise<void> {
  await underwriter.must(
    `mutation ($organization: uuid!, $key: String!, $value: String!, $reason: String!, $blocks: Boolean!) {
      create_rejection(organization_id: $organization, key: $key, value: $value, reason: $reason,
        should_block_renewal: $blocks) { key }
    }`,
    { organization: organizationId, blocks: blocksRenewal, ...wanted },
  );
}

/** An underwriter stops some kind of business somewhere from now on, for so many days. */
export async function stopThere(
  underwriter: Caller,
  organizationId: string,
  at: Date,
  { name, reason, notice, french, actions, states, codes, zone, days }: StoppedThere,
): Promise<void> {
  await underwriter.must(
    `mutation ($organization: uuid!, $moratorium: moratorium_input!) {
      create_moratorium(organization_id: $organization, moratorium: $moratorium) { name }
    }`,
    {
      organization: organizationId,
      moratorium: {
        name,
        reason,
        notice,
        ...french,
        actions,
        states,
        postal_codes: codes,
        time_zone: zone,
        ends: new Date(at.getTime() + days * 864e5).toISOString(),
      },
    },
  );
}

type StoppedThere = {
  readonly name: string;
  readonly reason: string;
  readonly notice: string;
  /** The name and the notice as readers of French have them. */
  readonly french?: { readonly name_fr: string; readonly notice_fr: string };
  readonly actions: readonly string[];
  readonly states: readonly string[];
  readonly codes: readonly string[];
  readonly zone: string;
  readonly days: number;
};

/** Somebody leaves their address where nothing is sold yet. */
export async function joinWaitlist(
  visitor: Caller,
  wanted: { readonly postal: string; readonly class: string; readonly email: string },
): Promise<void> {
  await visitor.must(
    `mutation JoinWaitlist($postal: String!, $class: String!, $email: String!) {
      join_waitlist(postal_code: $postal, vehicle_class: $class, email: $email) { email }
    }`,
    wanted,
  );
}

/** Somebody goes on to a carrier, and the agent hears how it went. */
export async function goElsewhere(
  { agent, visitor }: { readonly agent: Caller; readonly visitor: Caller },
  wanted: {
    readonly provider: string;
    readonly postal: string;
    readonly customer?: string;
    readonly email?: string;
    readonly number?: string;
    readonly declined?: boolean;
  },
): Promise<void> {
  const { number, declined, ...sent } = wanted;
  const { start_external_quote } = await (sent.customer ? agent : visitor).must<{
    start_external_quote: { external_quote_id: string };
  }>(
    `mutation ($provider: String!, $postal: String!, $customer: String, $email: String) {
      start_external_quote(provider: $provider, postal_code: $postal, customer_name: $customer, email: $email) {
        external_quote_id
      }
    }`,
    sent,
  );
  if (number === undefined && !declined) return;
  await agent.must(
    `mutation ($id: uuid!, $status: String!, $number: String) {
      update_external_quote(external_quote_id: $id, status: $status, external_id: $number) { status }
    }`,
    { id: start_external_quote.external_quote_id, status: declined ? 'declined' : 'bound_elsewhere', number },
  );
}

/** Somebody asks for what agents alone quote, and an agent may have answered. */
export async function enquire(
  { agent, visitor }: { readonly agent: Caller; readonly visitor: Caller },
  { answered, ...requested }: { readonly answered?: boolean } & Readonly<Record<string, unknown>>,
): Promise<void> {
  await visitor.must(
    `mutation ($provider: String!, $name: String!, $business: String!, $email: String!, $phone: String, $units: Int!,
      $postal: String!, $about: String!) {
      send_enquiry(provider: $provider, name: $name, business_name: $business, email: $email, phone: $phone,
        units: $units, postal_code: $postal, about: $about) { email }
    }`,
    requested,
  );
  if (!answered) return;
  const { enquiries } = await agent.must<{ enquiries: { enquiry_id: string }[] }>(
    '{ enquiries(order_by: [{ created: desc }], limit: 1) { enquiry_id } }',
  );
  await agent.must('mutation ($id: uuid!) { update_enquiry(enquiry_id: $id, status: "answered") { status } }', {
    id: enquiries[0]?.enquiry_id,
  });
}
