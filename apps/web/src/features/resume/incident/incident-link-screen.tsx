'use client';
import { Button, LinkButton } from '@roadworthy/ui/base/button.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import { FullPageState } from '@roadworthy/ui/states/full-page-state.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { readableMessage, RequestError } from '../../../data/requests/request-error.ts';
import { request } from '../../../data/requests/request.ts';
import {
  AnswerIncidentAlertDocument,
  LoadIncidentAlertLinkDocument,
  type LoadIncidentAlertLinkQuery,
} from '../../../generated/documents.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { useArrival } from '../../shared/links/use-arrival.ts';
import { LinkPage, tokenIn } from '../link-page.tsx';
import { linkWords, OpenedLink } from '../opened-link.tsx';

type Link = { readonly token: string };
type Opened = LoadIncidentAlertLinkQuery['incident_alert_link'];

/** The page that an alert opens: what is near, and the buttons that say how its reader is. */
export function IncidentLinkScreen() {
  const t = useTranslations('links.incident');
  const link = useArrival(tokenIn);
  return (
    <LinkPage link={link}>
      <OpenedLink
        link={link}
        load={({ token }) => request(LoadIncidentAlertLinkDocument, { token })}
        stateOf={(data) => data.incident_alert_link.state}
        words={linkWords(t)}
      >
        {({ data: { incident_alert_link: opened }, link: open, reload }) =>
          opened.state === 'open' ? (
            <Question link={open} opened={opened} onDone={reload} />
          ) : (
            <FullPageState
              title={t('over.title')}
              actions={<LinkButton href="/claim/start">{t('over.claim')}</LinkButton>}
            >
              <p className="wrap-anywhere">{t('over.body', { name: opened.incident_name })}</p>
            </FullPageState>
          )
        }
      </OpenedLink>
    </LinkPage>
  );
}

function Question({ link, opened, onDone }: { link: Link; opened: Opened; onDone: () => void }) {
  const t = useTranslations('links.incident');
  const { incident_name: name, sender, phone, answer, moved_to } = opened;
  const [place, setPlace] = useState(moved_to ?? '');
  const answering = useMutation({
    mutationFn: (given: 'safe' | 'moved') =>
      request(AnswerIncidentAlertDocument, { ...link, answer: given, moved_to: given === 'moved' ? place : null }),
    onSuccess: onDone,
  });
  const error = answering.error;
  const isOfPlace = error instanceof RequestError && error.field === 'moved_to';
  const message = answering.isError ? (readableMessage(error) ?? t('failed')) : null;
  return (
    <section className="flex flex-col items-start gap-6">
      <div>
        <h1 className="type-h1 wrap-anywhere">{t('title', { name })}</h1>
        <p className="mt-2 text-ink-2 wrap-anywhere">{t('body', { sender })}</p>
      </div>
      <p role="status" className="font-medium wrap-anywhere empty:hidden">
        {answer === 'safe' && t('answered.safe')}
        {answer === 'moved' && t('answered.moved', { place: moved_to ?? '' })}
      </p>
      <FormAlert message={isOfPlace ? null : message} />
      <Button
        busy={answering.isPending && answering.variables === 'safe'}
        busyLabel={t('safe')}
        onClick={() => answering.mutate('safe')}
      >
        {t('safe')}
      </Button>
      <form
        noValidate
        className="flex w-full flex-col items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          answering.mutate('moved');
        }}
      >
        <Field label={t('place')} hint={t('placeHint')} error={isOfPlace ? (message ?? undefined) : undefined}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={200}
              value={place}
              onChange={({ currentTarget: { value } }) => setPlace(value)}
            />
          )}
        </Field>
        <Button
          type="submit"
          tone="quiet"
          busy={answering.isPending && answering.variables === 'moved'}
          busyLabel={t('moved')}
        >
          {t('moved')}
        </Button>
      </form>
      {phone !== null && (
        <a className="link" href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
          {t('call', { sender, phone })}
        </a>
      )}
    </section>
  );
}
