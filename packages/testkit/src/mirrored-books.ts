import { fillLaterSlices } from './later-slices.ts';
import {
  aMotorhomeQuote,
  aQuote,
  type BoundQuote,
  boundQuote,
  signedQuote,
  type StartedQuote,
} from './quote-scenarios.ts';
import type { Tenant } from './tenants.ts';
import type { Fixture } from './fixture.ts';

/** What one organization has: an open quote with everything on it, a policy, and something in every other table. */
export type Book = { readonly side: Tenant; readonly open: StartedQuote; readonly bound: BoundQuote };

async function fill({ backend }: Fixture, side: Tenant, lastName: string): Promise<Book> {
  const person = { first_name: 'Ada', last_name: lastName, email: `ada@${lastName.toLowerCase()}.example` };
  const partner = side.partner;
  const open = await signedQuote(backend, aQuote({ partner, person }), side.agent);
  await open.customer.must(
    'mutation ($id: uuid!, $mail: String!) { save_quote_progress(quote_id: $id, email: $mail) { sent_to } }',
    {
      id: open.quoteId,
      mail: person.email,
    },
  );
  const bound = await boundQuote(backend, aMotorhomeQuote({ partner, person }), side.agent);
  await fillLaterSlices(backend, { side, open, bound }, lastName);
  return { side, open, bound };
}

/** The same book in both organizations, so that whatever one shows of the other stands out. */
export async function fillBooks(fixture: Fixture): Promise<{ readonly insurer: Book; readonly mirror: Book }> {
  return {
    insurer: await fill(fixture, fixture.tenants.insurer, 'Harborside'),
    mirror: await fill(fixture, fixture.tenants.mirror, 'Miragewood'),
  };
}
