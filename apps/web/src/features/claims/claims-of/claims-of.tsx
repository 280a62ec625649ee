'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { readableMessage } from '../../../data/requests/request-error.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import { type Claims_Bool_Exp, LoadClaimsOfDocument } from '../../../generated/documents.ts';
import { FewRows } from '../../shared/queue/few-rows.tsx';
import { claimsList } from '../load-claims/claims-list.ts';

type ClaimsOfProps = {
  /** Of which policies or person; what was never sent is left out. */
  where: Claims_Bool_Exp;
  /** Whether nothing is shown where there are none. */
  isLeftOut?: boolean;
  /** What lists what they cost, beside them. */
  lossRun?: ReactNode;
};

/** The claims of a policy or a customer, the newest loss first. */
export function ClaimsOf({ where, isLeftOut = false, lossRun }: ClaimsOfProps) {
  const t = useTranslations('workbench.claim');
  const sent: Claims_Bool_Exp = { _and: [where, { status: { _neq: 'draft' } }] };
  const { data, error } = useRead('agent', LoadClaimsOfDocument, { where: sent });
  const rows = data?.claims ?? [];
  if (isLeftOut && rows.length === 0 && !error) return null;
  return (
    <section aria-labelledby="claims-of" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 id="claims-of" className="type-h2">
          {t('list')}
        </h2>
        {lossRun}
      </div>
      <FewRows
        list={claimsList}
        caption={t('list')}
        rows={rows}
        state={error ? 'error' : data ? 'ready' : 'loading'}
        empty={<p className="text-ink-2">{t('none')}</p>}
        error={error ? <p role="alert">{`${t('listFailed')}: ${readableMessage(error)}`}</p> : null}
      />
    </section>
  );
}
