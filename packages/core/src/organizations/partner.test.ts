import { describe, expect, test } from 'vitest';
import { decideCreatePartner, decideUpdatePartner, type StoredPartner } from './partner.ts';

const create = (slug: string, partner: Parameters<typeof decideCreatePartner>[0]['partner'] = {}) =>
  decideCreatePartner({
    organizationId: 'organization-1',
    slug,
    partner: { partner_name: 'Lakeside RV', ...partner },
    providers: ['personal', 'boat'],
  });
const codeOf = (decision: ReturnType<typeof create> | ReturnType<typeof decideUpdatePartner>) =>
  decision.ok ? 'accepted' : `${decision.refusal.code} at ${decision.refusal.field ?? 'nothing'}`;

describe('a new partner', () => {
  test('has a slug in small letters, however it was typed', () => {
    expect(create(' Lakeside-RV ')).toMatchObject({ ok: true, event: { slug: 'lakeside-rv' } });
  });

  test.each([
    '',
    'a',
    '-lakeside',
    'lakeside-',
    'lake side',
    'lake/side',
    '../etc',
    'lakeside?x=1',
    'é-lac',
    'x'.repeat(61),
  ])('has no slug %j', (slug) => expect(codeOf(create(slug))).toBe('slug_invalid at slug'));

  test.each(['ab', 'x'.repeat(60), '4-corners-rv'])('may have the slug %j', (slug) => {
    expect(codeOf(create(slug))).toBe('accepted');
  });

  test('begins quotes with a line that its organization sells, or with none', () => {
    expect(create('lakeside', { default_product: 'boat' })).toMatchObject({
      event: { profile: { default_product: 'boat' } },
    });
    expect(create('lakeside')).toMatchObject({ event: { profile: { default_product: null, dealership: false } } });
    expect(codeOf(create('lakeside', { default_product: 'airship' }))).toBe('provider_not_sold at default_product');
    expect(codeOf(create('lakeside', { default_product: 'constructor' }))).toBe('provider_not_sold at default_product');
  });

  test('has a name that is nobody’s address', () => {
    expect(codeOf(create('lakeside', { partner_name: ' ' }))).toBe('name_missing at partner_name');
    expect(create('lakeside', { partner_name: 'https://evil.example' }).ok).toBe(false);
  });
});

describe('a change of a partner', () => {
  const stored: StoredPartner = {
    partnerId: 'partner-1',
    version: 3,
    isArchived: false,
    profile: { partner_name: 'Lakeside RV', dealership: true, default_product: 'motorcycle' },
  };
  const update = (request: Parameters<typeof decideUpdatePartner>[1], partner = stored) =>
    decideUpdatePartner(partner, request, ['personal']);

  test('is nothing where it says what is stored', () => {
    expect(update({ changes: { partner_name: ' Lakeside  RV ', dealership: true } })).toEqual({
      ok: true,
      event: null,
    });
  });

  test('leaves a line that is sold no longer, and takes it away for an empty text', () => {
    expect(update({ changes: { dealership: false } })).toMatchObject({
      event: { version: 4, profile: { dealership: false, default_product: 'motorcycle' } },
    });
    expect(update({ changes: { default_product: '' } })).toMatchObject({
      event: { profile: { default_product: null } },
    });
  });

  test('is refused on an older version', () => {
    expect(codeOf(update({ changes: {}, version: 2 }))).toBe('partner_changed_elsewhere at nothing');
  });

  test('is refused while it is archived, unless it opens again', () => {
    const archived = { ...stored, isArchived: true };
    expect(codeOf(update({ changes: { dealership: false } }, archived))).toBe('partner_archived at nothing');
    expect(update({ changes: { dealership: false }, archived: false }, archived)).toMatchObject({
      event: { isArchived: false, profile: { dealership: false } },
    });
    expect(update({ changes: {}, archived: true }, archived)).toEqual({ ok: true, event: null });
  });
});
