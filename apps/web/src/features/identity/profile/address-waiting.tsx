'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { useTranslations } from 'next-intl';
import type { RequestKind } from '../../../data/session/role-for-kind.ts';
import { readableMessage } from '../../../data/requests/request-error.ts';
import { type AddressWaitingFragment, CancelAddressChangeDocument } from '../../../generated/documents.ts';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { useInstant } from '../../shared/use-instant.ts';

type AddressWaitingProps = {
  waiting: AddressWaitingFragment;
  purpose: 'sign_in' | 'agent_letters';
  kind: RequestKind;
  words: { readonly title: string; readonly failed: string };
};

/** Another address that waits for its inboxes: which have confirmed, until when, and the way back. */
export function AddressWaiting({ waiting, purpose, kind, words }: AddressWaitingProps) {
  const t = useTranslations('profile.waiting');
  const instant = useInstant();
  const cancelling = useOperation(CancelAddressChangeDocument, undefined, { kind, rereads: [kind] });
  const inboxes = [
    [waiting.new_email, waiting.new_confirmed] as const,
    ...(purpose === 'sign_in' ? [[waiting.former_email, waiting.former_confirmed] as const] : []),
  ];
  return (
    <div className="flex flex-col gap-3 rounded-card border border-line bg-surface-2 p-4">
      <p className="font-semibold">{words.title}</p>
      <ul className="flex flex-col gap-1.5">
        {inboxes.map(([address, confirmed]) => (
          <li key={address} className="flex items-start gap-2">
            <Icon
              name={confirmed ? 'check' : 'clock'}
              className={confirmed ? 'mt-1 size-4 text-success' : 'mt-1 size-4 text-warning'}
            />
            <span className="min-w-0 wrap-anywhere">{t(confirmed ? 'confirmed' : 'open', { address })}</span>
          </li>
        ))}
      </ul>
      <p className="text-small text-ink-2">{t('until', { when: instant(waiting.expires).absolute })}</p>
      <FormAlert message={cancelling.isError ? (readableMessage(cancelling.error) ?? words.failed) : null} />
      <Button
        tone="quiet"
        size="small"
        className="self-start"
        busy={cancelling.isPending}
        busyLabel={t('cancel')}
        onClick={() => cancelling.mutate({ purpose })}
      >
        {t('cancel')}
      </Button>
    </div>
  );
}
