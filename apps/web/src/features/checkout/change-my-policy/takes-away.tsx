import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { useTranslations } from 'next-intl';

type TakesAwayProps = {
  sentences: readonly string[];
  /** As who is insured reads it, unless said otherwise. */
  title?: string;
};

/** What a change takes away, a sentence each; nothing where it takes nothing away. */
export function TakesAway({ sentences, title }: TakesAwayProps) {
  const t = useTranslations('change');
  if (sentences.length === 0) return null;
  return (
    <section className="flex items-start gap-3 rounded-card bg-warning-tint p-4">
      <Icon name="alert" className="mt-0.5 size-5 text-warning" />
      <div className="min-w-0">
        <h2 className="font-semibold text-warning">{title ?? t('takesAway')}</h2>
        <ul className="list-disc pl-5 text-small text-ink-2 wrap-anywhere">
          {sentences.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
