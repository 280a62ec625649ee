/** Quotes that were looked at, and of them those that a rule would hit; premiums in cents. */
export type ImpactSums = Readonly<Record<'lookedAt' | 'hits' | 'newHits' | 'letGo' | 'premium' | 'premiumHit', number>>;
type Groups = Readonly<Record<string, ImpactSums>>;

/** What a rule would do to a book. */
export type BookImpact = Readonly<Record<'quotes' | 'policies', ImpactSums>> &
  Readonly<Record<'states' | 'statuses', Groups>>;

/** What a run over a book has found; null before its first quotes were looked at. The worker alone writes it. */
export function impactOfRun(stored: unknown): BookImpact | null {
  return typeof stored === 'object' && stored !== null && 'quotes' in stored ? (stored as BookImpact) : null;
}
