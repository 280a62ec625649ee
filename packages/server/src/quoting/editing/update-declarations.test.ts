import { aQuote, type StartedQuote, startQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const fixture = useFixture('update declarations');
let quote: StartedQuote;
beforeAll(async () => {
  quote = await startQuote(fixture.backend, aQuote());
});

const document = `mutation ($id: uuid!, $declarations: jsonb!, $version: Int) {
  update_declarations(quote_id: $id, declarations: $declarations, version: $version) { declarations }
}`;
const t = (stated: unknown) => quote.customer.must(document, { id: quote.quoteId, declarations: stated });

describe('update_declarations', () => {
  test('adds answers to those that were given before', async () => {
    await t({ incidents: { at_fault: 0 } });
    expect(await t({ telematics_consent: true })).toEqual({
      update_declarations: { declarations: { incidents: { at_fault: 0 }, telematics_consent: true } },
    });
  });

  test('replaces an answer as a whole', async () => {
    expect(await t({ incidents: { minor: 20 } })).toMatchObject({
      update_declarations: { declarations: { incidents: { minor: 20 } } },
    });
  });

  test.each([
    ['a list', [], 'declarations'],
    ['a text', 'none', 'declarations'],
    ['nothing at all for the incidents', { incidents: null }, 'declarations.incidents'],
    ['a count below zero', { incidents: { at_fault: -1 } }, 'declarations.incidents.at_fault'],
    ['a count of 21', { incidents: { speeding: 21 } }, 'declarations.incidents.speeding'],
    ['half an accident', { incidents: { major: 0.5 } }, 'declarations.incidents.major'],
    ['a count in words', { incidents: { minor: 'two' } }, 'declarations.incidents.minor'],
  ] as const)('refuses %s', async (_what, message, field) => {
    expect(
      await refusalOf(fixture.backend, quote.customer, document, { id: quote.quoteId, declarations: message }),
    ).toEqual({
      code: 'declaration_invalid',
      field,
    });
  });
});
