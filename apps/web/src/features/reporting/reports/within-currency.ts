/** What matches in each currency: amounts of two are never added up. */
export function within<Where extends object>(where: Where): { readonly usd: Where; readonly cad: Where } {
  // Every condition of the schema may be joined with others.
  const of = (currency: 'USD' | 'CAD') => ({ _and: [where, { currency: { _eq: currency } }] }) as unknown as Where;
  return { usd: of('USD'), cad: of('CAD') };
}
