'use client';
import { textLimits } from '@roadworthy/core/shared/text/text-limits.ts';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { TextArea } from '@roadworthy/ui/forms/text-area.tsx';
import { useState } from 'react';
import { EmailInput } from '../../shared/email-input.tsx';
import type { ChatWords } from './chat-words.ts';
import type { useChat } from './use-chat.ts';

type Props = { words: ChatWords; chat: ReturnType<typeof useChat> };

/** What was said, and what to say next: first of all to whom the answer goes. */
export function ChatMessages({ words, chat }: Props) {
  const { t } = words;
  return (
    <>
      {chat.isBegun ? <Conversation words={words} chat={chat} /> : <h3 className="type-h3">{t('ask')}</h3>}
      {chat.chat?.status === 'closed' ? (
        <Button tone="quiet" onClick={chat.forget}>
          {t('again')}
        </Button>
      ) : (
        <Write words={words} chat={chat} />
      )}
    </>
  );
}

function Conversation({ words: { t, time, until }, chat: { chat, mail, busy } }: Props) {
  const [isMailed, setMailed] = useState(false);
  if (!chat) return null;
  const isAnswered = chat.messages.some(({ author }) => author !== null);
  return (
    <>
      <ol role="log" aria-label={t('said')} className="flex flex-col gap-3">
        {chat.messages.map(({ author, body, created }, index) => (
          <li
            key={`${created} ${index}`}
            className={
              author === null
                ? 'ml-8 rounded-card bg-surface-3 px-3 py-2'
                : 'mr-8 rounded-card border-l-4 border-marigold bg-surface-2 px-3 py-2'
            }
          >
            <p className="text-small text-ink-2">
              <span className="font-semibold">{author ?? t('you')}</span> · {time(created)}
            </p>
            <p className="whitespace-pre-line wrap-anywhere">{body}</p>
          </li>
        ))}
      </ol>
      <p className="text-small text-ink-2">
        {chat.status === 'closed'
          ? t('closed')
          : isAnswered
            ? t('mailed', { email: chat.email })
            : t('waiting', { reference: chat.reference, email: chat.email, until: until(chat.answer_by) })}
      </p>
      {isAnswered && (
        <p className="text-small" role="status">
          {isMailed ? (
            t('transcriptSent', { email: chat.email })
          ) : (
            <button
              type="button"
              className="link inline-flex min-h-11 items-center"
              onClick={() => {
                if (!busy) void mail().then(setMailed);
              }}
            >
              {t('transcript')}
            </button>
          )}
        </p>
      )}
    </>
  );
}

function Write({ words: { t, until }, chat }: Props) {
  const [email, setEmail] = useState('');
  const [body, setBody] = useState('');
  const [lacking, setLacking] = useState<{ email?: string; body?: string }>({});
  const { problem, promised, isBegun } = chat;
  async function send(): Promise<void> {
    const missing = {
      ...(!isBegun && email.trim() === '' && { email: t('emailMissing') }),
      ...(body.trim() === '' && { body: t('messageMissing') }),
    };
    setLacking(missing);
    if (Object.keys(missing).length > 0) {
      document.getElementById(missing.email ? 'chat-email' : 'chat-body')?.focus();
      return;
    }
    if (await (isBegun ? chat.write(body) : chat.begin(email, body))) setBody('');
  }
  const wrong = (field: 'email' | 'body') => lacking[field] ?? (problem?.field === field ? problem.said : undefined);
  return (
    <form
      noValidate
      method="post"
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {!isBegun && promised && (
        <p className="text-small text-ink-2">{t(`who.${promised.who}`, { until: until(promised.answer_by) })}</p>
      )}
      {!isBegun && (
        <Field id="chat-email" label={t('email')} error={wrong('email')}>
          {(control) => (
            <EmailInput
              {...control}
              name="email"
              value={email}
              onChange={({ currentTarget }) => setEmail(currentTarget.value)}
            />
          )}
        </Field>
      )}
      <Field id="chat-body" label={t('message')} hint={isBegun ? undefined : t('messageHint')} error={wrong('body')}>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            name="message"
            value={body}
            maxLength={textLimits.reason}
            onChange={({ currentTarget }) => setBody(currentTarget.value)}
          />
        )}
      </Field>
      {problem && problem.field === null && (
        <p role="alert" className="rounded-card bg-danger-tint p-3 font-medium text-danger">
          {problem.said}
        </p>
      )}
      <Button type="submit" busy={chat.busy} busyLabel={t('sending')} className="self-start">
        {t('send')}
      </Button>
    </form>
  );
}
