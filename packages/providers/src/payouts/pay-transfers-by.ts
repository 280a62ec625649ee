import type { KnownPayout, Payout, PayoutRequest, Payouts } from './port.ts';

export type TransferRequest = Extract<PayoutRequest, { readonly method: 'transfer' }>;

/** Who transfers, and writes no cheques. */
export type Transfers = Pick<Payouts, 'accountsBy' | 'readAccount'> & {
  payOut(request: TransferRequest): Promise<Payout>;
  lookUp(key: string, known: KnownPayout): Promise<Payout | null>;
  /** Whether a reference is one of its own. */
  isOwn(reference: string): boolean;
};

/** Transfers by one and everything else by another. */
export function payTransfersBy(transfers: Transfers, others: Payouts): Payouts {
  return {
    accountsBy: transfers.accountsBy,
    payOut: (request) => (request.method === 'transfer' ? transfers.payOut(request) : others.payOut(request)),
    async lookUp(key, known) {
      if (known.reference !== null) return (transfers.isOwn(known.reference) ? transfers : others).lookUp(key, known);
      return (await others.lookUp(key, known)) ?? transfers.lookUp(key, known);
    },
    readAccount: (token) => transfers.readAccount(token),
  };
}
