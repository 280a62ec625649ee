'use client';
import { useQuoteContext } from '../../../data/quote/quote-session.tsx';
import { useAsk } from '../../../data/session/use-session.ts';
import { ResumeQuoteDocument } from '../../../generated/documents.ts';
import { usePageRouter } from '../../../locale/use-page-router.ts';
import { pageOf } from '../page-of.ts';

// What is bought again is looked at with its price before it is signed.
const afterPlans = ['coverages', 'review', 'sign', 'payment'];

/** Makes one of the signed-in person's quotes that of this browser and goes on with it; a new one at its plans, at most. */
export function useOpenQuote(): (quoteId: string, isNew?: boolean) => Promise<void> {
  const ask = useAsk('user');
  const router = usePageRouter();
  const { setQuoteId, setQuoteToken } = useQuoteContext();
  return async (quote_id, isNew = false) => {
    const { resume_quote: resumed } = await ask(ResumeQuoteDocument, { quote_id });
    // What took its place is what goes on.
    setQuoteId(resumed.quote_id ?? quote_id);
    setQuoteToken(resumed.quote_token ?? '');
    const isLater = isNew && afterPlans.includes(resumed.next ?? '');
    router.push(pageOf(isLater ? 'plans' : resumed.next));
  };
}
