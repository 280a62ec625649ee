import {
  answeringCoverages,
  becauseOf,
  decidingFacts,
  type LossFacts,
  termsOfCoverage,
} from '@roadworthy/core/claims/answering-coverages.ts';
import { checkLimits } from '@roadworthy/core/claims/claim-money.ts';
import { permissionsOfClaim } from '@roadworthy/core/claims/claim-transitions.ts';
import {
  checkStatement,
  coverageFacts,
  type CoverageFact,
  effectKindNames,
  questionOf,
  type StatedName,
} from '@roadworthy/core/claims/coverage-facts.ts';
import { labelOfPart } from '@roadworthy/core/lines/line-labels.ts';
import type { Coverages } from '@roadworthy/core/products/coverages.ts';
import { type CoverageCode, coverageCodes } from '@roadworthy/core/products/vocabulary.ts';
import { accept, type Decision } from '@roadworthy/core/shared/decision.ts';
import { t } from '../kernel/language.ts';
import { computedRead, operation } from '../kernel/operation.ts';
import type { Work } from '../kernel/work.ts';
import { nameOfActor } from './adjusters.ts';
import { coveragesOf, exposureOf, exposuresOf, lossFactsOf, reportedOf, statedOf } from './claim-exposures.ts';
import { type ClaimRow, loadClaim, updateClaim } from './claim-store.ts';
import { aboutClaim, openClaim } from './handle-claim.ts';

export const readClaimCoverages = computedRead({
  name: 'claim_coverages',
  permission: 'claim:handle',
  root: 'claim_id',
  example: {},
  async run(work) {
    const claim = await loadClaim(work, work.input.claim_id);
    const [facts, coverages] = [await lossFactsOf(work, claim), await coveragesOf(work, claim)];
    const answering = answeringCoverages(facts, coverages).map(({ coverage }) => coverage);
    return coverageCodes.flatMap((code) => {
      const terms = termsOfCoverage(code, facts, coverages);
      if (terms === null) return [];
      return {
        coverage: code,
        name: t(work.request.locale, labelOfPart(claim.provider ?? 'personal', code)),
        answers: answering.includes(code),
        says: t(work.request.locale, terms.says),
        because: becauseOf(code, facts, coverages).map((reason) => t(work.request.locale, reason)),
        found: terms.found && t(work.request.locale, terms.found),
        limit_amount: terms.limit,
        person_limit: terms.person,
        occurrence_limit: terms.occurrence,
        deductible: terms.deductible,
      };
    });
  },
});

export const readClaimFacts = computedRead({
  name: 'claim_facts',
  permission: 'claim:handle',
  root: 'claim_id',
  example: {},
  async run(work) {
    const { locale } = work.request;
    const claim = await loadClaim(work, work.input.claim_id);
    const [facts, coverages] = [await lossFactsOf(work, claim), await coveragesOf(work, claim)];
    const [reported, stated] = [await reportedOf(work, claim), statedOf(claim)];
    const nameOf = (code: CoverageCode) => t(locale, labelOfPart(claim.provider ?? 'personal', code));
    const asked = (name: StatedName, isOpen: boolean, decides: readonly CoverageCode[]) => {
      const own = stated[name];
      return {
        fact: name,
        question: t(locale, questionOf(name)),
        is_open: isOpen,
        amount: own?.amount ?? null,
        stated_by: own?.by ?? null,
        stated_at: own?.at ?? null,
        decides: decides.map(nameOf),
      };
    };
    const deciding = decidingFacts(facts, coverages).map(({ fact, isOpen, coverages: decides }) => {
      const is = facts.known[fact];
      const isReported = reported[fact] !== undefined && stated[fact] === undefined;
      return {
        ...asked(fact, isOpen, decides),
        kind: 'yes_no',
        is_so: is ?? null,
        says: is === undefined ? null : t(locale, coverageFacts[fact satisfies CoverageFact][is ? 'yes' : 'no']),
        reported_by: isReported ? claim.reporter_name : null,
      };
    });
    const isEffects = facts.known.effects_lost === true && coverages.personal_effects !== undefined;
    const kinds = isEffects ? effectKindNames : [];
    return [
      ...deciding,
      ...kinds.map((kind) => ({
        ...asked(`effects_${kind}`, facts.effects[kind] === undefined, ['personal_effects']),
        kind: 'cents',
        is_so: null,
        says: null,
        reported_by: null,
      })),
    ];
  },
});

type Before = { readonly facts: LossFacts; readonly coverages: Coverages };

/** What exposures pay at most follows what is known now, where nothing that is held back or paid forbids it. */
async function followFacts(work: Work, claim: ClaimRow, before: Before): Promise<Decision<null>> {
  const { coverages } = before;
  const facts = await lossFactsOf(work, claim);
  const rows = await exposuresOf(work, claim);
  for (const code of coverageCodes) {
    const alike = rows.filter(({ coverage }) => coverage === code);
    const [former, terms] = [termsOfCoverage(code, before.facts, coverages), termsOfCoverage(code, facts, coverages)];
    if (alike.length === 0 || !former || !terms) continue;
    const fits = checkLimits(alike.map(exposureOf), former, terms, labelOfPart(claim.provider ?? 'personal', code));
    if (!fits.ok) return fits;
    await work.tx
      .updateTable('claim_exposures')
      .set({ limit_amount: terms.limit, person_limit: terms.person, occurrence_limit: terms.occurrence })
      .where('claim_id', '=', claim.claim_id)
      .where('coverage', '=', code)
      .execute();
  }
  return accept(null);
}

export const stateClaimFact = operation({
  name: 'state_claim_fact',
  permission: permissionsOfClaim('reserve_claim'),
  root: 'claim_id',
  example: { fact: 'occupants_hurt', is_so: true },
  badInput: [
    { input: { fact: 'moon' }, code: 'choice_unknown', field: 'fact' },
    { input: { fact: 'occupants_hurt', amount: 1 }, code: 'answer_unknown', field: 'amount' },
    { input: { fact: 'effects_money', is_so: true }, code: 'answer_unknown', field: 'is_so' },
    { input: { fact: 'effects_money', is_so: null, amount: -1 }, code: 'amount_negative', field: 'amount' },
  ],
  async run(work) {
    const { claim_id, ...statement } = work.input;
    const checked = checkStatement(statement);
    if (!checked.ok) return checked;
    const opened = await openClaim(work, claim_id, 'reserve_claim');
    if (!opened.ok) return opened;
    const { name, stated, told } = checked.event;
    const { [name]: _former, ...others } = statedOf(opened.event);
    const before = {
      facts: await lossFactsOf(work, opened.event),
      coverages: await coveragesOf(work, opened.event),
    };
    const own = stated && { ...stated, by: await nameOfActor(work), at: work.now.toISOString() };
    await updateClaim(work, opened.event, { stated_facts: JSON.stringify({ ...others, ...(own && { [name]: own }) }) });
    const claim = await loadClaim(work, claim_id);
    const follows = await followFacts(work, claim, before);
    if (!follows.ok) {
      const field = typeof statement.amount === 'number' ? 'amount' : 'is_so';
      return { ok: false, refusal: { ...follows.refusal, field } };
    }
    await work.publish({ type: 'claim_fact_stated', ...aboutClaim(claim), told, amount: stated?.amount ?? null });
    return { claim_id };
  },
});
