import { may, type Principal } from '../identity/principal.ts';
import { type TransitionRefusal, refuseRole } from '../quoting/decide-transition.ts';
import { decidePrepareDocuments } from '../quoting/signing/prepare-documents.ts';
import type { Quote } from '../quoting/quote.ts';
import { lineFor } from '../lines/line-for.ts';
import { accept, type Decision, type Refused, refuse } from '../shared/decision.ts';
import { sentence } from '../shared/text/sentence.ts';
import { words } from '../shared/words.ts';

/** How many products stand beside the quote's own in one proposal: a page holds no more. */
export const mostCompared = 2;

/** Somebody has a proposal made, which shows other products beside the quote's own where providers are named. */
export type ProposalRequest = { readonly providers: readonly string[] };

/**
 * Whether a proposal of a quote is made, and which other providers stand in it, each once. Whoever sends quotes may
 * have one made of what somebody could sign and buy.
 */
export function decidePrepareProposal(
  quote: Quote,
  { providers }: ProposalRequest,
  actor: Principal,
): Decision<readonly string[], TransitionRefusal | 'named_insured_missing' | 'too_many_compared'> {
  if (!may(actor, 'quote:send')) return refuseRole();
  const possible = decidePrepareDocuments(quote, actor);
  if (!possible.ok) return possible;
  const others = [...new Set(providers)].filter((provider) => provider !== quote.provider);
  return others.length > mostCompared
    ? refuse(
        'too_many_compared',
        sentence(
          words(
            'A proposal compares at most {most} other products. Choose fewer.',
            'Une offre compare au plus {most} autres produits. Choisissez-en moins.',
          ),
          { most: mostCompared },
        ),
        'providers',
      )
    : accept(others);
}

/** Why a product without a price stands in no comparison. */
export function refuseUnpricedProduct(provider: string): Refused<'compared_not_priced'> {
  const product = lineFor(provider)?.name ?? provider;
  return refuse(
    'compared_not_priced',
    sentence(
      words(
        '{product} asks more before it has a price. Copy the quote to it and answer that, or leave it out.',
        '{product} demande autre chose avant d’avoir un prix. Copiez-y la soumission et répondez-y, ou laissez ce produit de côté.',
      ),
      {
        product,
      },
    ),
    'providers',
  );
}
