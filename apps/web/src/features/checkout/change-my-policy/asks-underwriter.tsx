import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { useTranslations } from 'next-intl';

/** That somebody has to look at a change first, and why; nothing where nobody has to. */
export function AsksUnderwriter({ because }: { because: string | null }) {
  const t = useTranslations('change');
  if (because === null) return null;
  return (
    <div role="status" className="flex items-start gap-3 rounded-card bg-warning-tint p-4">
      <Icon name="clock" className="mt-0.5 size-5 text-warning" />
      <div className="min-w-0">
        <p className="font-semibold text-warning">{t('underwriterTitle')}</p>
        <p className="text-small text-ink-2">{because}</p>
        <p className="text-small text-ink-2">{t('underwriterBody')}</p>
      </div>
    </div>
  );
}
