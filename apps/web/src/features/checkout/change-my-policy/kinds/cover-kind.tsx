'use client';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { useTranslations } from 'next-intl';
import { CoverSettings } from '../../../shared/lines/cover-settings.tsx';
import { type Bought, boughtOf, coversFor } from '../../../shared/lines/line-covers.ts';
import { useLineViews } from '../../../shared/lines/lines-context.tsx';
import type { ChangeFormProps, ChangeKind } from '../change-kind.ts';
import { isSameCover } from '../changed-covers.ts';

type CoverDraft = { readonly bought: Bought };

function CoverForm({ policy, draft, onChange, isDense = false, errorOf }: ChangeFormProps<CoverDraft>) {
  const t = useTranslations('change');
  const { provider = '', coverages, vehicles = [] } = policy.current_quote ?? {};
  const line = ownValue(useLineViews(), provider);
  if (!line) return null;
  const covers = coversFor(
    line,
    vehicles.map(({ type }) => type),
  );
  return (
    <CoverSettings
      line={line}
      legend={t('choices')}
      covers={covers}
      bought={draft.bought}
      pricing={undefined}
      alternatives={[]}
      dense={isDense}
      compared={{
        bought: boughtOf(coverages),
        now: (value) => t('isNow', { value }),
        added: t('added'),
        removed: t('removed'),
      }}
      errorOf={(of) => errorOf(new RegExp(`^coverages\\.${of}$`))}
      onChange={(bought) => onChange({ bought })}
    />
  );
}

/** Other limits and deductibles, covers more and less. */
export const coverKind: ChangeKind<CoverDraft> = {
  code: 'coverage',
  begin: ({ current_quote: quote }) => ({ bought: boughtOf(quote?.coverages) }),
  changes: ({ bought }, { current_quote: quote }) =>
    isSameCover(bought, boughtOf(quote?.coverages)) ? null : { coverages: bought },
  fields: () => /^coverages\..+$/,
  Form: CoverForm,
};
