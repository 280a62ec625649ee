/** Where the pages of a table's records stand. */
export function recordsOf(table: string): string {
  return table === 'quote_referrals' ? '/underwriting/referrals' : `/agents/${table}`;
}
