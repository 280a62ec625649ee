import { withAgesAlone } from '@roadworthy/core/rating/range/ages-alone.ts';
import { decideAddRaterFixture } from '@roadworthy/core/rating/book/add-rater-fixture.ts';
import { rateQuote } from '@roadworthy/core/rating/rate.ts';
import type { LineSubject } from '@roadworthy/core/rating/rating-subject.ts';
import { subjectOfQuote } from '@roadworthy/core/quoting/subject/subject-of-quote.ts';
import { refuse } from '@roadworthy/core/shared/decision.ts';
import { operation } from '../kernel/operation.ts';
import { loadQuote } from '../quoting/quote-store.ts';
import { compileRates } from '../rating/rate-books.ts';
import { loadFixtures, loadRates } from '../rating/rates-store.ts';
import { words } from '@roadworthy/core/shared/words.ts';

/** What is insured under numbers of its own: a fixture goes into files, and names no row of anybody. */
function withoutIds(subject: LineSubject): LineSubject {
  return { ...subject, vehicles: subject.vehicles.map((one, index) => ({ ...one, vehicleId: String(index + 1) })) };
}

export const addRaterFixture = operation({
  name: 'add_rater_fixture',
  permission: 'rater:promote',
  root: 'rater_version_id',
  example: { quote_id: '018f0000-0000-7000-8000-000000000000', name: 'A motorhome in Ohio' },
  async run(work) {
    const { tx, organizationId, input } = work;
    const { rater_version_id, quote_id, expected_under: expectedUnder } = input;
    // Of two that add the same name the second hears that it is taken.
    await tx
      .selectFrom('rater_versions')
      .select('rater_version_id')
      .where('rater_version_id', '=', rater_version_id)
      .forUpdate()
      .execute();
    const rates = await loadRates(tx, rater_version_id);
    const names = (await loadFixtures(tx, rater_version_id)).map(({ name }) => name);
    const decision = decideAddRaterFixture(input.name, { status: rates.status, names });
    if (!decision.ok) return decision;
    const expected = await loadRates(tx, expectedUnder ?? rater_version_id);
    if (expected.provider !== rates.provider) {
      return refuse(
        'version_of_another_line',
        words('Choose a version of the same line.', 'Choisissez une version du même produit.'),
        'expected_under',
      );
    }
    const { quote } = await loadQuote(work, quote_id);
    if (quote.provider !== rates.provider) {
      return refuse(
        'quote_of_another_line',
        words('Choose a quote of the same line.', 'Choisissez une soumission du même produit.'),
        'quote_id',
      );
    }
    const subject = withoutIds(withAgesAlone(subjectOfQuote(quote)));
    const { total } = rateQuote(subject, compileRates(expected));
    await tx
      .insertInto('rater_fixtures')
      .values({
        organization_id: organizationId,
        rater_version_id,
        name: decision.event.name,
        total,
        subject: JSON.stringify(subject),
      })
      .execute();
    return { rater_version_id };
  },
});
