import type { OpenBankSetupQuery, OpenBankSetupQueryVariables } from '../../../generated/documents.ts';
import type { Agreement } from './use-agreement.tsx';

/** Whose account it is, what they agree to, and how Stripe's script is prepared for it. */
export type BankOwner = {
  readonly country: 'US' | 'CA';
  readonly email: string | null;
  readonly agreement: Agreement;
  openSetup(requested: OpenBankSetupQueryVariables): Promise<OpenBankSetupQuery>;
};
