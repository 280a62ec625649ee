import { useState } from 'react';
import { tabStore } from '../../../data/browser-storage.ts';
import { draftsOf } from '../../shared/answers/drafts.ts';
import { type Bought, boughtOf } from '../../shared/lines/line-covers.ts';

/** What somebody has chosen so far and not asked for: it outlives a reload and the way back. */
export type CoverDraft = { readonly bought: Bought; readonly day: string };

/** The choice that is begun for what a policy covers now; one for what it covered before is forgotten. */
export function useCoverDraft(policyId: string, quoteId: string, today: Bought) {
  const drafts = draftsOf(tabStore, policyId, 'change-coverage');
  const [draft, setDraft] = useState((): CoverDraft => {
    const { of, bought, day } = drafts.read();
    if (of !== quoteId) return { bought: today, day: '' };
    return { bought: boughtOf(bought), day: typeof day === 'string' ? day : '' };
  });
  return {
    draft,
    change(next: CoverDraft) {
      setDraft(next);
      drafts.keep({ of: quoteId, ...next });
    },
    forget() {
      setDraft({ bought: today, day: '' });
      drafts.keep({});
    },
  };
}
