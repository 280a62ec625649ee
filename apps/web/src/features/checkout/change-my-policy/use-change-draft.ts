import { useState } from 'react';
import { tabStore } from '../../../data/browser-storage.ts';
import { draftsOf } from '../../shared/answers/drafts.ts';

/** What somebody has chosen so far and not asked for, and from which day: it outlives a reload and the way back. */
export type BegunChange<Draft> = { readonly draft: Draft; readonly day: string };

/** The change of a kind that is begun for what a policy covers now; one for what it covered before is forgotten. */
export function useChangeDraft<Draft extends object>(policyId: string, quoteId: string, code: string, first: Draft) {
  const drafts = draftsOf(tabStore, policyId, `change-${code}`);
  const [begun, setBegun] = useState((): BegunChange<Draft> => {
    const { of, draft, day } = drafts.read();
    const isKnown = of === quoteId && typeof draft === 'object' && draft !== null;
    // This form alone wrote it, for this description.
    return isKnown
      ? { draft: { ...first, ...(draft as Partial<Draft>) }, day: typeof day === 'string' ? day : '' }
      : { draft: first, day: '' };
  });
  return {
    begun,
    change(next: BegunChange<Draft>) {
      setBegun(next);
      drafts.keep({ of: quoteId, ...next });
    },
    forget() {
      setBegun({ draft: first, day: '' });
      drafts.keep({});
    },
  };
}
