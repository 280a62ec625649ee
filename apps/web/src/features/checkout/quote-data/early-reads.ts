import { checkoutSteps } from '@roadworthy/core/quoting/vocabulary.ts';
import type { QuoteAsks } from '../../../data/early/ask-early.ts';
import { operationNameOf } from '../../../data/requests/typed-document.ts';
import { LoadCheckoutDocument, LoadRecommendedPlansDocument } from '../../../generated/documents.ts';
import { hrefOf } from './step-order.ts';

const readOf = (steps: readonly string[], query: string) => ({
  paths: steps.map((step) => hrefOf(step)),
  query,
  operationName: operationNameOf(query) ?? '',
});

/** What the steps of checkout always ask for first; what they only may ask for is not read ahead. */
export const earlyReads: QuoteAsks['reads'] = [
  readOf([...checkoutSteps.filter((step) => step !== 'start'), 'coverages'], LoadCheckoutDocument),
  readOf(['plans'], LoadRecommendedPlansDocument),
];
