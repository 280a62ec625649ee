import { clockClaim } from '../../kernel/jobs/clock-claim.ts';
import { askAs } from '../../kernel/operations/ask-as.ts';
import type { Platform } from '../../kernel/platform.ts';

/** How many legal days have passed in all organizations, by what they are of: those that the list of legal days calls late. */
export async function lateDays(platform: Platform): Promise<Readonly<Record<string, number>>> {
  const rows = await askAs(platform.pools.operations, {
    role: 'operator',
    claims: clockClaim(platform),
    text: `select substr(kind, 6), waiting from operating_figures() where figure = 'legal_days' and kind like 'late %' order by kind`,
  });
  return Object.fromEntries(rows.map(([kind, late]) => [String(kind), Number(late)]));
}
