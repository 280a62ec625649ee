import { nameOf, type Quote } from '@roadworthy/core/quoting/quote.ts';
import { declaredIncidents, driversOf } from '@roadworthy/core/quoting/subject/subject-of-quote.ts';
import { recordIncidents } from '@roadworthy/core/quoting/verifications/record-incidents.ts';
import { verificationFindings } from '@roadworthy/core/quoting/verifications/verification-findings.ts';
import { tierOfScore } from '@roadworthy/core/rating/score-tiers.ts';
import { reasonsOfScore } from '@roadworthy/core/underwriting/score-reasons.ts';
import { t } from '../kernel/language.ts';
import { computedRead } from '../kernel/operation.ts';
import { loadQuote } from '../quoting/quote-store.ts';
import { withAnswers } from '../quoting/eligibility/verification-checks.ts';
import { personChecks, recordedViolations } from './read-verification-status.ts';

function incidentsOf(quote: Quote) {
  return driversOf(quote.entities).map((driver) => {
    const declares = driver.entityRelationship === 'named_insured';
    return {
      entity_id: driver.entityId,
      name: nameOf(driver),
      declared: declares ? declaredIncidents(quote.declarations) : null,
      found: driver.record ? recordIncidents(driver.record.entries, quote.effectiveDate) : null,
    };
  });
}

export const underwritingCriteriaByQuote = computedRead({
  name: 'underwriting_criteria_by_quote',
  permission: 'verification:run',
  root: 'quote_id',
  example: {},
  async run(work) {
    const stored = await loadQuote(work, work.input.quote_id);
    const others = stored.otherChecks();
    const known = withAnswers(stored.quote, others);
    const { score, declarations, quoteId } = known;
    const { agentRequired, referrals } = verificationFindings(stored.quote);
    const { locale } = work.request;
    return {
      quote_id: quoteId,
      verifications: await personChecks(work, stored, others),
      declarations,
      mvr_violations: recordedViolations(stored, others),
      incidents: incidentsOf(known),
      findings: [...agentRequired, ...referrals].map(({ code, message, field }) => ({
        code,
        message,
        field: field ?? null,
      })),
      score: score
        ? {
            score: score.score,
            tier: tierOfScore(score.score),
            reasons: reasonsOfScore(score.reasonCodes).map((reason) => t(locale, reason)),
          }
        : null,
    };
  },
});
