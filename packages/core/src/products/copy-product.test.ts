import { expect, test } from 'vitest';
import { decideCopyProduct } from './copy-product.ts';

const source = { provider: 'personal', isArchived: false };
const free = { source, sold: ['boat'], isArchived: false };

test('a line that the organization does not sell is given to it', () => {
  expect(decideCopyProduct(free)).toEqual({ ok: true, event: source });
});

test.each([
  [{ source: null }, 'product_unknown', 'source_product_id'],
  [{ source: { ...source, isArchived: true } }, 'product_unknown', 'source_product_id'],
  [{ sold: ['personal'] }, 'provider_sold_already', 'source_product_id'],
  [{ isArchived: true }, 'organization_archived', undefined],
])('%j is refused at its field', (known, code, field) => {
  const decision = decideCopyProduct({ ...free, ...known });
  expect(decision).toMatchObject({ ok: false, refusal: { code } });
  expect(decision.ok ? null : decision.refusal.field).toBe(field);
});
