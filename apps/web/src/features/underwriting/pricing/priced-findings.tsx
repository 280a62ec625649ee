'use client';
import { Icon, type IconName } from '@roadworthy/ui/base/icon.tsx';
import { useTranslations } from 'next-intl';
import type { Priced } from './priced.ts';

/** What is missing for a price, and what stands against selling at it. */
export function PricedFindings({ priced }: { priced: Priced }) {
  const t = useTranslations('workbench.pricingTest');
  const lists = [
    ['missing', 'question', priced.missing_fields.map(({ path, message }) => [path, message] as const)],
    [
      'rejections',
      'stop',
      priced.rejection_violations.map(({ code, field, message }) => [`${code} ${field ?? message}`, message] as const),
    ],
    [
      'referrals',
      'eye',
      priced.referral_violations.map(({ code, field, message }) => [`${code} ${field ?? message}`, message] as const),
    ],
  ] as const satisfies readonly (readonly [string, IconName, readonly (readonly [string, string])[]])[];
  if (lists.every(([, , lines]) => lines.length === 0)) {
    const isElsewhere = !priced.bindable && priced.policy === null;
    return (
      <p className="text-ink-2">
        {t('nothingAgainst')} {isElsewhere && t('elsewhere')}
      </p>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      {lists.map(
        ([key, icon, lines]) =>
          lines.length > 0 && (
            <section key={key}>
              <h3 className="mb-1 font-semibold">{t(key)}</h3>
              <ul className="flex flex-col gap-1">
                {lines.map(([name, message]) => (
                  <li key={`${name} ${message}`} className="flex items-start gap-2">
                    <Icon name={icon} className="mt-0.5 size-4 text-ink-3" />
                    <span>
                      {message} <span className="font-mono text-mono text-ink-3">{name}</span>
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
    </div>
  );
}
