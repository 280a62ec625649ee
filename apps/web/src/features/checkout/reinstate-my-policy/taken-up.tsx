import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { useTranslations } from 'next-intl';
import { useFocusWhenLost } from '../../shared/use-focus-when-lost.ts';

/** What was decided, and where to see it. */
export function TakenUp({ policyId, status }: { policyId: string; status: string }) {
  const t = useTranslations('checkout.reinstate');
  useFocusWhenLost(status);
  const isDone = status === 'reinstated';
  return (
    <section className="flex max-w-xl flex-col gap-4" role="status">
      <h1 className="type-h1">{isDone ? t('doneTitle') : t('pendingTitle')}</h1>
      <p className="text-ink-2">{isDone ? t('doneBody') : t('pendingBody')}</p>
      <div>
        <LinkButton href={`/customers/policies/${policyId}`}>{t('toPolicy')}</LinkButton>
      </div>
    </section>
  );
}
