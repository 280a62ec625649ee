'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { readableMessage } from '../../../data/requests/request-error.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import { LoadRuleImpactRunDocument, StartRuleImpactDocument } from '../../../generated/documents.ts';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import type { inputOf } from '../rules/rule-draft.ts';
import { ImpactProgress } from './impact-progress.tsx';
import { impactOfRun } from './impact-sums.ts';
import { useImpactWords } from './use-impact-words.ts';

type Props = { productId: string; rule: ReturnType<typeof inputOf>; beside: string | null };

/** Tries a rule that is being written on the whole book of its product, and says meanwhile what it has found. */
export function TryOnBook({ productId, rule, beside }: Props) {
  const t = useTranslations('workbench.rules.book');
  const words = useTranslations('queue.actions');
  const [id, setId] = useState<string | null>(null);
  const starting = useOperation(
    StartRuleImpactDocument,
    ({ start_rule_impact: run }) => setId(run?.rule_impact_run_id ?? null),
    { kind: 'underwriter', rereads: ['underwriting'] },
  );
  const { error } = starting;
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-3">
      {id === null ? (
        <>
          <FormAlert message={error ? (readableMessage(error) ?? words('failed')) : null} />
          <Button
            tone="quiet"
            size="small"
            className="self-start"
            busy={starting.isPending}
            busyLabel={t('starting')}
            onClick={() => starting.mutate({ product_id: productId, rule, beside })}
          >
            {t('start')}
          </Button>
          <p className="text-small text-ink-2">{t('startNote')}</p>
        </>
      ) : (
        <RunHere id={id} />
      )}
    </div>
  );
}

function RunHere({ id }: { id: string }) {
  const t = useTranslations('workbench.rules.book');
  const { said: textOf } = useImpactWords();
  const { data } = useRead('underwriting', LoadRuleImpactRunDocument, { id });
  const run = data?.rule_impact_runs_by_pk;
  if (!run) return null;
  const impact = impactOfRun(run.impact);
  return (
    <>
      <ImpactProgress run={run} abilities={data.abilities} />
      {impact && <p>{textOf(impact)}</p>}
      <AppLink href={`/underwriting/rules/impact/${id}`} className="self-start text-link">
        {t('open')}
      </AppLink>
    </>
  );
}
