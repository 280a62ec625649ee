'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { useTranslations } from 'next-intl';
import { passkeyProblem } from '../../../data/session/passkeys.ts';
import { readableMessage } from '../../../data/requests/request-error.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { usePasskeyButton } from './use-passkey.ts';

/** Signs in with a passkey, beside the other ways; nothing in browsers that know none. */
export function PasskeyButton({ remember }: { remember?: () => boolean }) {
  const t = useTranslations('shell.passkey');
  const entering = usePasskeyButton(remember);
  if (entering === null) return null;
  // Who closed the browser's question knows why nothing happened.
  const problem = entering.isError && passkeyProblem(entering.error) !== 'stopped';
  return (
    <div className="flex flex-col gap-4">
      <p className="flex items-center gap-3 text-small text-ink-3 before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {t('or')}
      </p>
      <FormAlert message={problem ? (readableMessage(entering.error) ?? t('failed')) : null} />
      <Button
        tone="quiet"
        wide
        busy={entering.isPending || entering.isSuccess}
        busyLabel={t('busy')}
        onClick={() => entering.mutate()}
      >
        <Icon name="key" className="size-5" />
        {t('press')}
      </Button>
    </div>
  );
}
