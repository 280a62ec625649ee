import { ResetClaimedUserDocument } from '../../../generated/documents.ts';
import { confirmedAction } from '../actions/confirmed-action.tsx';

/** A policy or a quote leaves its customer's account: of one at a time, with a look at it. */
const resetOf = (record: 'policy_id' | 'quote_id') => {
  const { operation, Dialog } = confirmedAction({
    operation: 'reset_claimed_user',
    document: ResetClaimedUserDocument,
    variables: (id) => ({ [record]: id }),
  });
  return { operation, isAside: true, Dialog } as const;
};

export const resetUserOfPolicy = resetOf('policy_id');
export const resetUserOfQuote = resetOf('quote_id');
