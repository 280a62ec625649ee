import { defineEvent, type InferEvent, of } from '../../shared/define-event.ts';
import { field } from '../../shared/event-field.ts';
import { words } from '../../shared/words.ts';

/** An organization sells a line from now on, as another one does. */
export const productCopied = defineEvent('product_copied', {
  about: { productId: field.id },
  carries: of<{ readonly provider: string; readonly sourceId: string }>(),
  timeline: {
    group: 'change',
    icon: 'pen',
    for: 'staff',
    text: words('Product given to the organization', 'Produit confié à l’organisation'),
  },
  examples: [{ productId: 'product-2', provider: 'personal', sourceId: 'product-1' }],
});

export type ProductCopied = InferEvent<typeof productCopied>;
