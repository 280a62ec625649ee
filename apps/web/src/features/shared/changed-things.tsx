import { useTranslations } from 'next-intl';
import type { ChangedThingFragment } from '../../generated/documents.ts';

const states = ['added', 'removed', 'changed'] as const;
const stateOf = (is: string) => states.find((one) => one === is) ?? 'changed';

/** What is otherwise of each cover, vehicle, person and address: today's answer beside the new one. */
export function ChangedThings({ things }: { things: readonly ChangedThingFragment[] }) {
  const t = useTranslations('policyParts.changed');
  return (
    <ul className="flex flex-col">
      {things.map(({ part, key, is, name, answers }) => (
        <li key={`${part} ${key}`} className="border-b border-line py-2 wrap-anywhere last:border-b-0">
          <p className="font-semibold">{name}</p>
          {is !== 'changed' && <p className="text-small text-ink-2">{t(stateOf(is))}</p>}
          {answers.map(({ label, before, after }) => (
            <p key={label} className="flex flex-wrap gap-x-2 text-small">
              <span className="text-ink-3">{label}</span>
              <span className="tabular-nums">
                {before !== null && (
                  <>
                    <del className="text-ink-3">
                      <span className="sr-only">{t('before')} </span>
                      {before}
                    </del>
                    <span aria-hidden> → </span>
                  </>
                )}
                <ins className="font-semibold no-underline">
                  <span className="sr-only">{t('after')} </span>
                  {after ?? '–'}
                </ins>
              </span>
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}
