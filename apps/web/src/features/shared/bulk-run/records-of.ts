/** Where the pages of a table's records stand, for whom a list is read. */
export function recordsOf(table: string, kind: string): string {
  if (table === 'quote_referrals') return '/underwriting/referrals';
  if (table === 'policy_renewals') return `/${kind === 'underwriting' ? 'underwriting' : 'agents'}/renewals`;
  return `/agents/${table}`;
}
