import { referralStatuses } from '@roadworthy/core/underwriting/vocabulary.ts';
import { currencyOf } from '@roadworthy/core/shared/currency.ts';
import { roundMoneyText } from '@roadworthy/ui/base/money-text.ts';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { useTranslations } from 'next-intl';
import { useCallback, useMemo } from 'react';
import type { ReferralRowFragment } from '../../../generated/documents.ts';
import { customerOf } from '../../shared/customer-name.ts';
import { personName } from '../../shared/person-name.ts';
import { wordsOf } from '../../shared/queue/tools/words-of.ts';
import { useCreatedColumn } from '../../shared/queue/use-created-column.tsx';
import type { ListColumn } from '../../shared/queue/queue-screen-props.ts';
import { useErasedWord } from '../../shared/use-erased-word.ts';
import { useNameless } from '../../shared/use-nameless.ts';
import { useReferralReasons } from '../../shared/use-referral-reasons.ts';
import { vehicleName } from '../../shared/vehicle-name.ts';
import { findingCodes, isOfRule, useFindingLabel } from './found-value.ts';
import { useReferralStatus } from './use-referral-status.ts';

const money = (cents: number | null | undefined, country: string | undefined) =>
  cents == null || country === undefined ? null : roundMoneyText(cents, currencyOf(country));

const plain = (
  key: string,
  header: string,
  text: (row: ReferralRowFragment) => string | null,
  look: Partial<ListColumn<ReferralRowFragment>> = {},
): ListColumn<ReferralRowFragment> => ({ key, header, text, cell: (row) => text(row) ?? '–', ...look });

/** Why an underwriter was asked: by the names of what was found, or in the words of rules and people. */
function reasonText(
  { finding_codes: codes, ...asked }: ReferralRowFragment,
  label: (code: string) => string,
  reasonsOf: ReturnType<typeof useReferralReasons>,
): string {
  return codes.length > 0 && !codes.some((code) => isOfRule(code ?? ''))
    ? codes.map((code) => label(code ?? '')).join(', ')
    : reasonsOf(asked).join(' ');
}

/** Who is insured, or why nobody is named. */
export function useInsuredName(): (row: ReferralRowFragment) => string {
  const nameless = useNameless();
  return useCallback(({ quote }) => customerOf(quote) ?? nameless(quote), [nameless]);
}

/** The columns of a list of referrals. */
export function useReferralColumns(): ListColumn<ReferralRowFragment>[] {
  const t = useTranslations('workbench.referrals');
  const words = useTranslations('queue');
  const status = useReferralStatus();
  const insured = useInsuredName();
  const erased = useErasedWord();
  const label = useFindingLabel();
  const reasonsOf = useReferralReasons();
  const created = useCreatedColumn<ReferralRowFragment>(t('created'));
  // The same ones as long as the language is, so that a key draws no row again but the two that it is about.
  return useMemo(
    () => [
      {
        key: 'insured',
        header: t('insured'),
        wide: true,
        cell: insured,
        text: ({ quote }) => customerOf(quote) ?? erased(quote),
        labels: { erased: words('erased') },
      },
      {
        key: 'status',
        header: t('state'),
        // The stripe of the row says it on a phone, where who, why and since when have the room.
        from: 'tablet',
        sortable: true,
        cell: (row) => <StatusBadge {...status(row)} />,
        text: (row) => status(row).label,
        labels: wordsOf(referralStatuses, (one) => status({ status: one }).label),
      },
      plain(
        'finding_codes',
        t('reason'),
        (row) => reasonText(row, label, reasonsOf),
        // Reasons of rules begin alike: what tells them apart stands at their end.
        {
          wide: true,
          labels: wordsOf(findingCodes, label),
          cell: (row) => <span className="line-clamp-3 whitespace-normal">{reasonText(row, label, reasonsOf)}</span>,
        },
      ),
      plain('vehicle', t('vehicle'), ({ quote }) => (quote?.vehicles[0] ? vehicleName(quote.vehicles[0]) : null), {
        wide: true,
        from: 'desktop',
      }),
      plain('value', t('value'), ({ quote }) => money(quote?.vehicles[0]?.rating_value, quote?.country), {
        align: 'end',
        from: 'desktop',
      }),
      plain('total', t('total'), ({ quote }) => money(quote?.total, quote?.country), { align: 'end', from: 'desktop' }),
      plain('review_type', t('review'), ({ review_type }) => t(review_type === 'post_bind' ? 'postBind' : 'preBind'), {
        from: 'desktop',
        labels: {
          post_bind: t('postBind'),
          pre_bind: t('preBind'),
        },
      }),
      plain('organization', t('organization'), ({ quote }) => quote?.organization?.name ?? null, { from: 'desktop' }),
      plain('agent', t('agent'), ({ quote }) => personName(quote?.assigned_agent), { from: 'desktop' }),
      plain('assignee', t('assignee'), ({ assignee_name }) => assignee_name, { from: 'desktop' }),
      created,
    ],
    [t, words, status, insured, erased, label, reasonsOf, created],
  );
}
