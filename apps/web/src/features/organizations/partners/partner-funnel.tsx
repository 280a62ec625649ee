import { useFormatter, useTranslations } from 'next-intl';
import type { Partner } from './partner-dialogs.tsx';

const steps = ['started', 'priced', 'signed', 'bound'] as const;

/** How far the quotes of a partner's link came: each step counts those that reached it. */
export function PartnerFunnel({ partner }: { partner: Partner }) {
  const t = useTranslations('workbench.partners');
  const format = useFormatter();
  const counted = steps.map((step) => ({ step, count: partner[step].aggregate?.count ?? 0 }));
  const most = counted[0]?.count ?? 0;
  return (
    <section className="flex flex-col gap-2">
      <h2 className="type-h3">{t('funnel')}</h2>
      <table className="w-full border-collapse">
        <caption className="sr-only">{t('funnel')}</caption>
        <thead>
          <tr className="border-b border-line text-small text-ink-3">
            <th scope="col" className="py-1.5 text-left font-normal">
              {t('step')}
            </th>
            <th scope="col" className="py-1.5 text-right font-normal">
              {t('quotes')}
            </th>
            <th scope="col" className="py-1.5 text-right font-normal">
              {t('share')}
            </th>
          </tr>
        </thead>
        <tbody>
          {counted.map(({ step, count }) => (
            <tr key={step} className="border-b border-line">
              <th scope="row" className="py-1.5 text-left font-semibold">
                {t(step)}
              </th>
              <td className="py-1.5 text-right tabular-nums">{format.number(count)}</td>
              <td className="py-1.5 text-right tabular-nums">
                {most === 0 ? '–' : format.number(count / most, { style: 'percent' })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-small text-ink-3">
        {t('enquired', { count: format.number(partner.enquired.aggregate?.count ?? 0) })}
      </p>
    </section>
  );
}
