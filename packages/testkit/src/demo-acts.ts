import type { Caller } from './caller.ts';

type Staff = { readonly agent: Caller; readonly underwriter: Caller };
type Act = { readonly by: keyof Staff; readonly document: string };

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
  declined: {
    by: 'underwriter',
    document: `mutation ($id: uuid!) {
      decline_quote(quote_id: $id, reason: "The frame was welded after an accident, and nobody has inspected it.") { id }
    }`,
  },
} as const satisfies Readonly<Record<string, Act>>;
export type DemoAct = keyof typeof acts;

/** Staff of the quote's organization act on it. */
export async function actOn(quoteId: string, act: DemoAct, staff: Staff): Promise<void> {
  const { by, document } = acts[act];
  await staff[by].must(document, { id: quoteId });
}

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
