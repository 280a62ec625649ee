'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { useTranslations } from 'next-intl';
import type { MissingFieldFragment } from '../../../generated/documents.ts';
import { useLine } from '../line/line-context.tsx';
import { personalSteps } from '../line/use-steps.ts';
import { fieldHref, type QuoteOfVehicles } from '../vehicles/vehicle-to-ask.ts';
import { missingListId } from './plan-list.ts';
import { isStepOf } from '../quote-data/step-order.ts';

type MissingListProps = { fields: readonly MissingFieldFragment[]; quote: QuoteOfVehicles };

/** The answers that are still needed or have to change, each leading to the field that mends it. */
export function MissingList({ fields, quote }: MissingListProps) {
  const t = useTranslations('checkout.plans');
  // What underwriters ask is a step of every line.
  const steps = [...(useLine()?.steps ?? personalSteps), { id: 'history' }];
  if (fields.length === 0) return null;
  return (
    <section
      id={missingListId}
      tabIndex={-1}
      className="rounded-card border-[1.5px] border-marigold bg-warning-tint p-4"
    >
      <h2 className="font-semibold text-warning">{t('missingTitle', { count: fields.length })}</h2>
      <ul className="mt-2 flex flex-col">
        {fields.map(({ path, step, message }) => (
          <li
            key={path}
            className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-b border-line py-1 last:border-b-0"
          >
            <span>{message}</span>
            {step && isStepOf(steps, step) && (
              <AppLink
                href={fieldHref(step, path, quote)}
                className="link inline-flex min-h-11 items-center gap-1 font-semibold"
              >
                {t('missingGo')}
                <span className="sr-only">: {message}</span>
                <Icon name="arrow-right" className="size-4" />
              </AppLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
