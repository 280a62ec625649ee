import { garagingArea, subjectOfQuote } from '@roadworthy/core/quoting/subject/subject-of-quote.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import {
  aFrenchQuote,
  aMotorhomeQuote,
  aQuote,
  plannedQuote,
  startQuote,
} from '@roadworthy/testkit/quote-scenarios.ts';
import { expect, test } from 'vitest';
import { inOrganization, systemRequest } from '../../kernel/jobs/scheduled-scan.ts';
import type { Work } from '../../kernel/work.ts';
import { loadQuote } from '../quote-store.ts';
import { readRatedContents } from './rated-contents.ts';

const fixture = useFixture('rated contents');
const inside = <Result>(organizationId: string, step: (work: Work) => Promise<Result>) =>
  inOrganization({ platform: fixture.backend.platform, handlers: [] }, organizationId, systemRequest('test'), step);

test('many quotes read in one statement are rated as the same things, the same people and the same places as one by one', async () => {
  const { backend } = fixture;
  const withTwo = await plannedQuote(backend, aMotorhomeQuote({ incidents: { at_fault: 1, minor: 2 } }));
  const second = { type: 'pop_up', year: 2019, make: 'Coachmen', model: 'Clipper', garaging_postal_code: '75201' };
  await withTwo.customer.must(
    'mutation ($id: uuid!, $vehicle: vehicle_input!) { create_vehicle(quote_id: $id, vehicle: $vehicle) { id } }',
    { id: withTwo.quoteId, vehicle: second },
  );
  const quotes = [
    withTwo,
    await plannedQuote(backend, aQuote({ paymentTerm: 'pay_in_full', durationMonths: 6 })),
    await plannedQuote(backend, aFrenchQuote()),
    await startQuote(backend, aQuote()),
  ];
  const ids = quotes.map(({ quoteId }) => quoteId);
  await inside(fixture.tenants.insurer.organization.organizationId, async (work) => {
    const found = await readRatedContents(work, ids);
    expect(found.size).toBe(ids.length);
    for (const id of ids) {
      const { quote, premium } = await loadQuote(work, id);
      const content = found.get(id);
      if (!content) throw new Error('every quote is read');
      expect(subjectOfQuote(content)).toEqual(subjectOfQuote(quote));
      expect(garagingArea(content)).toBe(garagingArea(quote));
      expect([content.premium, content.raterVersionId]).toEqual([premium, quote.raterVersionId]);
    }
  });
});

test('nothing is read of another organization', async () => {
  const { quoteId } = await startQuote(fixture.backend, aQuote());
  const { organizationId } = fixture.tenants.mirror.organization;
  expect((await inside(organizationId, (work) => readRatedContents(work, [quoteId]))).size).toBe(0);
});
