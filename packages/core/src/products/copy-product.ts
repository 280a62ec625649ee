import { accept, type Decision, refuse } from '../shared/decision.ts';
import { words } from '../shared/words.ts';

/** What another organization sells, as far as it may be sold elsewhere. */
export type ProductToCopy = { readonly provider: string; readonly isArchived: boolean };

type Known = {
  /** Null: there is no such product. */
  readonly source: ProductToCopy | null;
  /** The lines that the organization sells already. */
  readonly sold: readonly string[];
  readonly isArchived: boolean;
};

/** Whether an organization begins to sell what another one sells: something that is sold, and not of a line that it sells. */
export function decideCopyProduct({ source, sold, isArchived }: Known): Decision<ProductToCopy> {
  const field = 'source_product_id';
  if (source === null || source.isArchived) {
    return refuse(
      'product_unknown',
      words('Choose a product that is sold.', 'Choisissez un produit qui se vend.'),
      field,
    );
  }
  if (isArchived) {
    return refuse(
      'organization_archived',
      words(
        'The organization is archived and sells nothing any more.',
        'L’organisation est archivée et ne vend plus rien.',
      ),
    );
  }
  if (sold.includes(source.provider)) {
    return refuse(
      'provider_sold_already',
      words(
        'The organization sells this line already. Choose another one, or change its product.',
        'L’organisation vend déjà cette branche. Choisissez-en une autre, ou modifiez son produit.',
      ),
      field,
    );
  }
  return accept(source);
}
