'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import { type ClaimHandlerFragment, LoadClaimHandlersDocument } from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { StaffNotPermitted } from '../../../shell/staff/staff-not-permitted.tsx';
import { DialogButton } from '../../shared/form-dialog/dialog-button.tsx';
import { printDay } from '../../shared/print-day.ts';
import { useProviderLabel } from '../../shared/use-provider-label.ts';
import { SetAdjusterDialog } from './set-adjuster-dialog.tsx';

/** Everybody who handles claims: how many they have, what they may approve, when they are away. */
export function AdjustersScreen() {
  const t = useTranslations('workbench.adjusters');
  const query = useRead('overseer', LoadClaimHandlersDocument, {});
  return (
    <div className="flex flex-col gap-4">
      <AppLink className="link w-fit py-1" href="/agents/claims">
        {t('back')}
      </AppLink>
      <h1 className="type-h1">{t('title')}</h1>
      <p className="max-w-measure text-ink-2">{t('lead')}</p>
      <QueryView
        query={query}
        shape="table"
        failed={t('failed')}
        find={({ claim_handlers }) => claim_handlers}
        missing={null}
        notPermitted={<StaffNotPermitted area="adjusters" />}
      >
        {({ handlers, steps }) =>
          handlers.length === 0 ? (
            <p className="text-ink-2">{t('none')}</p>
          ) : (
            <ul aria-label={t('title')}>
              {handlers.map((handler) => (
                <Handler key={handler.user_id} handler={handler} all={handlers} steps={steps} />
              ))}
            </ul>
          )
        }
      </QueryView>
    </div>
  );
}

type HandlerProps = { handler: ClaimHandlerFragment; all: readonly ClaimHandlerFragment[]; steps: readonly number[] };

function Handler({ handler, all, steps }: HandlerProps) {
  const t = useTranslations('workbench.adjusters');
  const words = useTranslations('actions.set_adjuster');
  const providerLabel = useProviderLabel();
  const { name, open, most_open: most, lines, states, away_from: from, away_until: until } = handler;
  const facts = handler.has_profile
    ? [
        [t('open'), t('openOf', { open, most })],
        [
          t('authority'),
          [
            t('upTo', { amount: moneyText(steps[handler.authority_step - 1] ?? 0, 'USD') }),
            handler.is_senior && t('senior'),
          ]
            .filter(Boolean)
            .join(', '),
        ],
        [t('lines'), lines.length === 0 ? t('all') : lines.map(providerLabel).join(', ')],
        [t('states'), states.length === 0 ? t('all') : states.join(', ')],
        ...(from === null || until === null
          ? []
          : [[t('away'), t('awayDays', { from: printDay(from) ?? '', until: printDay(until) ?? '' })]]),
      ]
    : [
        [t('open'), String(open)],
        ['', t('noProfile')],
      ];
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-b border-line py-3">
      <div className="flex min-w-0 flex-col gap-1">
        <h2 className="font-semibold wrap-anywhere">{name}</h2>
        <dl className="flex flex-wrap gap-x-6 gap-y-1 text-small">
          {facts.map(([label, value]) => (
            <div key={label} className="flex gap-1">
              {label !== '' && <dt className="text-ink-3">{label}</dt>}
              <dd className="tabular-nums wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <DialogButton
        dialog={SetAdjusterDialog}
        id={handler.user_id}
        subject={{ handler, steps, others: all.filter(({ user_id }) => user_id !== handler.user_id) }}
        size="small"
        aria-label={words('changeOf', { name })}
      >
        {words('action')}
      </DialogButton>
    </li>
  );
}
