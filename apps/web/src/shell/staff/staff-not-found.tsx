'use client';
import { Button, LinkButton } from '@roadworthy/ui/base/button.tsx';
import { NotFound } from '@roadworthy/ui/states/not-found.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { Workplace } from '../../data/session/use-session.ts';
import { useOtherWorkplace } from '../../data/session/use-other-workplace.ts';
import { workIn } from '../../data/session/work-in.ts';

/** No such record, or one of another organization: the answer is the same, but to whoever works for that one as well. */
export function StaffNotFound() {
  const t = useTranslations('staff.notFound');
  const elsewhere = useOtherWorkplace();
  return (
    <NotFound
      title={t('title')}
      body={<p>{elsewhere ? t('elsewhere', { name: elsewhere.name }) : t('body')}</p>}
      actions={
        <>
          {elsewhere && <GoThere {...elsewhere} />}
          <LinkButton href="/agents/quotes" {...(elsewhere && { tone: 'quiet' })}>
            {t('quotes')}
          </LinkButton>
          <LinkButton href="/agents/policies" tone="quiet">
            {t('policies')}
          </LinkButton>
        </>
      }
    />
  );
}

/** The same address, in the organization whose record it is. */
function GoThere({ org_id, name }: Workplace) {
  const t = useTranslations('staff.notFound');
  const going = useMutation({ mutationFn: () => workIn(org_id) });
  return (
    <Button busy={going.isPending} busyLabel={t('going')} onClick={() => going.mutate()}>
      {t('goThere', { name })}
    </Button>
  );
}
