'use client';
import type { SearchItem } from '@roadworthy/ui/workbench/search-sections.ts';
import { useTranslations } from 'next-intl';
import { personName } from '../../shared/person-name.ts';
import { printDay } from '../../shared/print-day.ts';
import { useLabels } from '../../shared/use-labels.ts';
import { useNameless } from '../../shared/use-nameless.ts';
import { type Found, resultHref } from './search-results.ts';

/** How a result reads in the dialog. */
export function useSearchItem(): (found: Found) => SearchItem & { href: string } {
  const t = useTranslations('staff.search');
  const label = useLabels();
  const nameless = useNameless();
  return (found) => {
    const date = printDay(found.quote_effective_date) ?? '';
    const name = personName({ first_name: found.named_insured_first_name, last_name: found.named_insured_last_name });
    const number = found.policy_number;
    const tag = found.policy_id ? label('policyStatus', found.policy_status) : label('quoteStatus', found.quote_status);
    return {
      id: found.quote_id,
      label: name ?? found.contact ?? nameless(found),
      detail: number ? t('policyFrom', { number, date }) : t('quoteFrom', { date }),
      href: resultHref(found),
      ...(tag && { tag }),
    };
  };
}
