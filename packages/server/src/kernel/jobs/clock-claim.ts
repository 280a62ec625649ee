import type { Platform } from '../platform.ts';

/** What a demo clock says, as a claim: the database then writes the product's instant. Nothing while the clock is real. */
export function clockClaim({ clock }: Pick<Platform, 'clock'>): Record<string, string> {
  return clock.real ? {} : { 'app.now': clock.now().toISOString() };
}
