'use client';
import { Checkbox } from '@roadworthy/ui/forms/checkbox.tsx';
import { useTranslations } from 'next-intl';
import { useAbilities } from '../../shared/actions/use-abilities.ts';

type ReplaceChoiceProps = {
  readonly id: string;
  readonly open: boolean;
  readonly checked: boolean;
  readonly onChecked: (checked: boolean) => void;
};

/** Whether a copy takes the place of its source; not asked of a quote that nothing can take the place of any more. */
export function ReplaceChoice({ id, open, checked, onChecked }: ReplaceChoiceProps) {
  const t = useTranslations('actions.copy_quote_request');
  const abilities = useAbilities('agent', 'quotes', [id], open);
  const isOffered = abilities?.[0]?.some(({ operation, allowed }) => operation === 'replace_quote' && allowed);
  if (!isOffered) return null;
  return (
    <Checkbox
      label={t('replace')}
      note={t('replaceHint')}
      checked={checked}
      onChange={({ currentTarget }) => onChecked(currentTarget.checked)}
    />
  );
}
