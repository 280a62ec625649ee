import { checksItsCaller } from '@roadworthy/testkit/caller-contract.ts';
import type { Caller } from '@roadworthy/testkit/caller.ts';
import { aQuote, boundQuote, signedQuote, type StartedQuote } from '@roadworthy/testkit/quote-story.ts';
import { someone } from '@roadworthy/testkit/sides.ts';
import { useStage } from '@roadworthy/testkit/stage.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const stage = useStage('quote abilities');
let quote: StartedQuote;
beforeAll(async () => {
  quote = await signedQuote(stage.world, aQuote());
});

const verbs = ['edit', 'send', 'revoke', 'reopen', 'sign', 'bind'] as const;
const document = `query ($id: uuid!) {
  quote_abilities(quote_id: $id) { ${verbs.map((verb) => `${verb} { allowed code message }`).join(' ')} }
}`;
type Ability = { allowed: boolean; code: string | null; message: string | null };
const abilitiesOf = async (caller: Caller, id: string) =>
  (await caller.must<{ quote_abilities: Record<string, Ability> }>(document, { id })).quote_abilities;
const allowed = (abilities: Record<string, Ability>) => verbs.filter((verb) => abilities[verb]?.allowed);

describe('quote_abilities', () => {
  test('opens to each what they may do to a signed quote', async () => {
    expect(allowed(await abilitiesOf(quote.customer, quote.quoteId))).toEqual(['edit', 'sign', 'bind']);
    expect(allowed(await abilitiesOf(stage.sides.house.agent, quote.quoteId))).toEqual([
      'edit',
      'send',
      'sign',
      'bind',
    ]);
    expect(allowed(await abilitiesOf(stage.sides.house.underwriter, quote.quoteId))).toEqual([]);
    expect(allowed(await abilitiesOf(someone(stage.world, 'global:read_only'), quote.quoteId))).toEqual([]);
    expect(allowed(await abilitiesOf(someone(stage.world, 'global:admin'), quote.quoteId))).toEqual([
      'edit',
      'send',
      'sign',
      'bind',
    ]);
  });

  test('explains every closed ability with a code and a sentence', async () => {
    const bound = await boundQuote(stage.world, aQuote());
    const abilities = await abilitiesOf(bound.customer, bound.quoteId);
    expect(allowed(abilities)).toEqual([]);
    for (const { code, message } of Object.values(abilities)) {
      expect(code).toMatch(/^[a-z_]+$/);
      expect(message).toMatch(/\.$/);
    }
    expect(abilities['edit']?.code).toBe('quote_bound');
  });

  checksItsCaller({ stage, document, variables: async () => ({ id: quote.quoteId }), mayNot: [] });
});
