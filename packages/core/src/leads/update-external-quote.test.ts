import { describe, expect, test } from 'vitest';
import { textLimits } from '../shared/text/text-limits.ts';
import { decideUpdateExternalQuote } from './update-external-quote.ts';

const update = (status: string, externalId?: string | null, known: string | null = null) =>
  decideUpdateExternalQuote({ externalId: known }, { status, externalId });

describe('how it went with a carrier', () => {
  test.each([
    ['bound_elsewhere', ' AV-77  1 ', null, { status: 'bound_elsewhere', externalId: 'AV-77 1' }],
    ['bound_elsewhere', undefined, 'AV-77', { status: 'bound_elsewhere', externalId: 'AV-77' }],
    ['bound_elsewhere', 'AV-78', 'AV-77', { status: 'bound_elsewhere', externalId: 'AV-78' }],
    ['declined', undefined, null, { status: 'declined', externalId: null }],
    ['declined', null, 'AV-77', { status: 'declined', externalId: 'AV-77' }],
    ['declined', '', 'AV-77', { status: 'declined', externalId: null }],
  ])('%s with the number %j over %j', (status, externalId, known, event) => {
    expect(update(status, externalId, known)).toEqual({ ok: true, event });
  });

  test.each([
    ['sent', 'AV-77', 'status_not_offered', 'status'],
    ['bound', 'AV-77', 'status_not_offered', 'status'],
    ['bound_elsewhere', undefined, 'external_id_missing', 'external_id'],
    ['bound_elsewhere', ' ', 'external_id_missing', 'external_id'],
    ['declined', 'x'.repeat(textLimits.reference + 1), 'text_too_long', 'external_id'],
    ['declined', 'AV\u0007', 'text_has_hidden_characters', 'external_id'],
  ])('is not %s with the number %j', (status, externalId, code, field) => {
    expect(update(status, externalId)).toMatchObject({ ok: false, refusal: { code, field } });
  });
});
