import { askAs } from '../kernel/operations/ask-as.ts';
import type { HttpParts } from './http-parts.ts';

const text = 'select organization_id::text from organizations where is_platform';

/** The organization that owns direct business; null on an installation without one. */
export async function platformOf({ platform }: Pick<HttpParts, 'platform'>): Promise<string | null> {
  const [[id = null] = []] = await askAs(platform.pools.reads, { role: 'identity', text, values: [] });
  return id;
}
