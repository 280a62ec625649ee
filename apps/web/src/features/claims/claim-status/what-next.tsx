'use client';
import { useTranslations } from 'next-intl';
import { useDueText } from './use-due-text.ts';

/** What nobody does anything about any more. */
const over = ['denied', 'closed', 'paid', 'withdrawn'];

type WhatNextProps = {
  claim: {
    readonly status: string;
    readonly handler_name: string | null;
    readonly next_step: string | null;
    readonly next_due: string | null;
  };
};

/** Who handles a claim, and what comes next by which day. */
export function WhatNext({ claim }: WhatNextProps) {
  const t = useTranslations('claim.follow');
  const dueText = useDueText();
  if (over.includes(claim.status)) return t('over');
  return (
    <>
      {claim.handler_name ? t('handler', { name: claim.handler_name }) : t('noHandler')} {dueText(claim)}
    </>
  );
}
