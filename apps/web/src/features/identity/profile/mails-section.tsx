'use client';
import { customerKinds, letterKinds } from '@roadworthy/core/shared/letter-kinds.ts';
import { useToast } from '@roadworthy/ui/states/toast-provider.tsx';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { readableMessage } from '../../../data/requests/request-error.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import { LoadMyLettersDocument, UpdateMyLettersDocument } from '../../../generated/documents.ts';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { ReadSection } from './read-section.tsx';

type Kind = (typeof customerKinds)[number];

/** Which e-mails come: those that a customer chooses, and those that have to, each with its reason. */
export function MailsSection() {
  const t = useTranslations('profile.mails');
  const query = useRead('user', LoadMyLettersDocument, {});
  return (
    <ReadSection
      title={t('title')}
      lead={t('lead')}
      query={query}
      failed={t('loadFailed')}
      find={({ my_letters: all }) => all}
    >
      {(all) => (
        <ul className="flex flex-col">
          {customerKinds.map((kind) => (
            <KindRow key={kind} kind={kind} wanted={all.find((one) => one.kind === kind)?.wanted ?? true} />
          ))}
        </ul>
      )}
    </ReadSection>
  );
}

function KindRow({ kind, wanted }: { kind: Kind; wanted: boolean }) {
  const t = useTranslations('profile.mails');
  const id = useId();
  const toast = useToast();
  const saving = useOperation(UpdateMyLettersDocument, undefined, { kind: 'user', rereads: ['user'] });
  const why = letterKinds[kind];
  const name = t(`kinds.${kind}.name`);
  const shown = saving.isPending ? saving.variables.wanted : wanted;

  function choose(next: boolean) {
    saving.mutate(
      { kind, wanted: next },
      {
        onSuccess: () =>
          toast({
            message: t(next ? 'savedOn' : 'savedOff', { kind: name }),
            undo: () => saving.mutate({ kind, wanted: !next }),
          }),
      },
    );
  }
  return (
    <li className="flex items-start justify-between gap-4 border-b border-line py-3 last:border-b-0">
      <div className="min-w-0">
        <p className="font-semibold" id={id}>
          {name}
        </p>
        <p className="max-w-measure text-small text-ink-2">{t(`kinds.${kind}.what`)}</p>
        {why !== 'choice' && <p className="text-small text-ink-3">{t(`why.${why}`)}</p>}
        <FormAlert message={saving.isError ? (readableMessage(saving.error) ?? t('failed')) : null} />
      </div>
      {why === 'choice' ? (
        <label className="inline-flex min-h-target shrink-0 cursor-pointer items-center gap-2">
          <span className="text-small text-ink-2">{t(shown ? 'on' : 'off')}</span>
          <input
            type="checkbox"
            role="switch"
            aria-labelledby={id}
            checked={shown}
            aria-checked={shown}
            onChange={({ currentTarget }) => choose(currentTarget.checked)}
            className="size-5 accent-primary"
          />
        </label>
      ) : (
        <span className="shrink-0 py-2 text-small text-ink-3">{t('always')}</span>
      )}
    </li>
  );
}
