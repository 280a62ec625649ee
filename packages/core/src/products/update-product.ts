import { may, type Principal } from '../identity/principal.ts';
import { accept, type Decision, refuse } from '../shared/decision.ts';
import { findTermProblem, type ProductFacts } from './find-term-problem.ts';
import { type RequestedParameters, decideNewParameters } from './new-parameters.ts';
import { type ParametersFrom, parametersOn } from './product-parameters.ts';
import { changedTerms, type ProductTerms, type TermChanges, termsWith } from './product-terms.ts';
import { movedAreas } from './sold-areas.ts';
import type { ProductUpdated } from './events/product-updated.ts';
import { words } from '../shared/words.ts';

/** A product as it is kept. */
export type StoredProduct = {
  readonly productId: string;
  /** How many times it was changed, beginning with 1. */
  readonly version: number;
  readonly terms: ProductTerms;
  /** What it says of its terms, past and to come, in any order. */
  readonly fees: readonly ParametersFrom[];
};

/** What somebody asks to change, and the version that they saw; without one, whatever is there. */
export type ProductUpdate = {
  readonly version?: number | null | undefined;
  readonly changes: TermChanges;
  readonly parameters?: RequestedParameters | null | undefined;
};

/** Whether somebody may change products at all. */
export function decideProductWrite(actor: Pick<Principal, 'permissions'>): Decision<true, 'actor_not_allowed'> {
  return may(actor, 'product:write')
    ? accept(true)
    : refuse(
        'actor_not_allowed',
        words(
          'Your role may not change products. Ask an underwriter.',
          'Votre rôle ne permet pas de modifier les produits. Adressez-vous à un souscripteur.',
        ),
      );
}

/** What a change of a product comes to; null where it changes nothing. Refuses at the field that is wrong. */
export function decideUpdateProduct(
  product: StoredProduct,
  { version, changes, parameters }: ProductUpdate,
  facts: ProductFacts,
): Decision<ProductUpdated | null> {
  if ((version ?? product.version) !== product.version) {
    return refuse(
      'product_changed_elsewhere',
      words(
        'This product was changed by somebody else meanwhile. Load it again to go on.',
        'Quelqu’un d’autre a modifié ce produit entre-temps. Rechargez-le pour continuer.',
      ),
    );
  }
  const before = product.terms;
  const after = termsWith(before, changes);
  const changed = changedTerms(before, after);
  const problem = findTermProblem({ before, after, changed }, facts);
  if (problem) return { ok: false, refusal: problem };
  const fees = parameters ? decideNewParameters(product.fees, parameters, facts.today) : null;
  if (fees && !fees.ok) return fees;
  if ((parameters?.loyalty_years ?? 0) > 0 && !facts.ratesLoyalty) {
    return refuse(
      'loyalty_not_rated',
      words(
        'The rates of this line have no discount for loyalty. Leave it at 0.',
        'Les tarifs de cette branche n’ont pas de rabais de fidélité. Laissez 0.',
      ),
      'parameters.loyalty_years',
    );
  }
  if (changed.length === 0 && fees === null) return accept(null);
  return accept({
    type: 'product_updated',
    productId: product.productId,
    version: product.version + 1,
    before,
    after,
    changed,
    ...movedAreas(before, after),
    fees: fees && {
      after: fees.event,
      before: parametersOn(product.fees, fees.event.from),
    },
  });
}
