'use client';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { FactList } from '@roadworthy/ui/workbench/fact-list.tsx';
import { useMessages, useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import { LoadClaimAnswersDocument, type LoadClaimAnswersQuery } from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { labelOf } from '../../shared/use-labels.ts';

type ClaimAnswersProps = { claimId: string; currency: string };

/** What was answered of what is asked about this kind of loss, and what of the report is missing. */
export function ClaimAnswers({ claimId, currency }: ClaimAnswersProps) {
  const t = useTranslations('workbench.claim');
  const query = useRead('agent', LoadClaimAnswersDocument, { claim_id: claimId });
  return (
    <QueryView
      query={query}
      shape="table"
      failed={t('answersFailed')}
      find={(data) => data}
      missing={null}
      notPermitted={null}
    >
      {(found) => <Answers found={found} currency={currency} />}
    </QueryView>
  );
}

function Answers({ found, currency }: { found: LoadClaimAnswersQuery; currency: string }) {
  const t = useTranslations('workbench.claim');
  const { workbench } = useMessages();
  const { percent, missing, questions } = found.claim_report;
  const given = (found.claims_by_pk?.answers ?? {}) as Readonly<Record<string, unknown>>;
  const facts = questions.flatMap(({ key, text, choices }) => {
    const answer = ownValue(given, key);
    if (typeof answer === 'boolean') return [{ key, label: text, value: t(answer ? 'yes' : 'no') }];
    if (typeof answer === 'number') return [{ key, label: text, value: moneyText(answer, currency) }];
    if (typeof answer !== 'string') return [];
    const value = choices.find((one) => one.value === answer)?.label ?? answer;
    return [{ key, label: text, value }];
  });
  const parts = missing.map(
    ({ key }) => questions.find((one) => one.key === key)?.text ?? labelOf(workbench.claim.missingPart, key) ?? key,
  );
  return (
    <>
      {facts.length > 0 && <FactList title={t('answersTitle')} level={3} facts={facts} />}
      <p className="text-small text-ink-2">
        {t('complete', { percent })} {parts.length > 0 && t('missing', { parts: parts.join(' · ') })}
      </p>
    </>
  );
}
