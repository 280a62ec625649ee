const quoteKey = (quoteId: string | null, ...requested: readonly unknown[]) =>
  ['quote', quoteId, ...requested] as const;

/** What the bearer of a quote reads of it. Buyers' pages carry these keys without those of everybody else. */
export const quoteKeys = {
  all: (quoteId: string | null) => quoteKey(quoteId),
  checkout: (quoteId: string | null) => quoteKey(quoteId, 'checkout'),
  plans: (quoteId: string | null) => quoteKey(quoteId, 'plans'),
  priceRange: (quoteId: string | null) => quoteKey(quoteId, 'price range'),
  priceStory: (quoteId: string | null) => quoteKey(quoteId, 'price story'),
  alternatives: (quoteId: string | null) => quoteKey(quoteId, 'alternatives'),
  pricing: (quoteId: string | null) => quoteKey(quoteId, 'pricing'),
  invoices: (quoteId: string | null, paymentTerm: string) => quoteKey(quoteId, 'invoices', paymentTerm),
  paymentForm: (quoteId: string | null) => quoteKey(quoteId, 'payment form'),
  bindProgress: (quoteId: string | null) => quoteKey(quoteId, 'bind progress'),
  confirmation: (quoteId: string | null) => quoteKey(quoteId, 'confirmation'),
  discounts: (quoteId: string | null) => quoteKey(quoteId, 'discounts'),
  questions: (quoteId: string | null) => quoteKey(quoteId, 'questions'),
  answered: (quoteId: string | null) => quoteKey(quoteId, 'answered questions'),
  drivers: (quoteId: string | null) => quoteKey(quoteId, 'drivers'),
  documents: (quoteId: string | null) => quoteKey(quoteId, 'documents'),
  signingTerms: (quoteId: string | null) => quoteKey(quoteId, 'signing terms'),
  returnTerms: (quoteId: string | null) => quoteKey(quoteId, 'return terms'),
} as const;
