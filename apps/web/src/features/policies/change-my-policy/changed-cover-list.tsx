import { useTranslations } from 'next-intl';
import type { ChangedCover } from './changed-covers.ts';

/** What is otherwise of each cover, today's setting beside the new one. */
export function ChangedCoverList({ changed }: { changed: readonly ChangedCover[] }) {
  const t = useTranslations('account.change');
  return (
    <ul className="flex flex-col">
      {changed.map(({ code, label, settings, is }) => (
        <li key={code} className="border-b border-line py-2 last:border-b-0">
          <p className="font-semibold">{label}</p>
          {is !== 'changed' && <p className="text-small text-ink-2">{t(is)}</p>}
          {settings.map((setting) => (
            <p key={setting.label} className="flex flex-wrap gap-x-2 text-small">
              <span className="text-ink-3">{setting.label}</span>
              <span className="tabular-nums">
                {setting.before !== null && (
                  <>
                    <del className="text-ink-3">
                      <span className="sr-only">{t('before')} </span>
                      {setting.before}
                    </del>
                    <span aria-hidden> → </span>
                  </>
                )}
                <ins className="font-semibold no-underline">
                  <span className="sr-only">{t('after')} </span>
                  {setting.after}
                </ins>
              </span>
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}
