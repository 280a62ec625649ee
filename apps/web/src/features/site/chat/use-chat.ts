'use client';
import { type Dispatch, type SetStateAction, useCallback, useEffect, useState } from 'react';
import { localStore } from '../../../data/browser-storage.ts';
import { newId } from '../../../data/new-id.ts';
import { readableMessage, RequestError } from '../../../data/requests/request-error.ts';
import type { WhoAnswers } from '@roadworthy/core/shared/time/office-hours.ts';
import { fetchJson, request } from '../../../data/requests/request.ts';
import { storedText } from '../../../data/stored-value.ts';
import {
  type ChatFragment,
  LoadChatDocument,
  MailChatDocument,
  SendEnquiryDocument,
  WriteInChatDocument,
} from '../../../generated/documents.ts';

/** How often an open panel that is seen asks for what is new. */
const askMs = 3_000;
/** How often one that nothing was written in asks who is there. */
const whoMs = 20_000;

/** What opens the conversation again, in this browser alone: it is there from the first message on. */
const stored = storedText(localStore, 'help-chat');

export type ChatProblem = { readonly said: string; readonly field: 'email' | 'body' | null };

function problemOf(error: unknown, failed: string): ChatProblem {
  const field = error instanceof RequestError ? error.field : undefined;
  const at = { email: 'email', body: 'body', about: 'body' } as const;
  const known = field === 'email' || field === 'body' || field === 'about' ? at[field] : null;
  return { said: readableMessage(error) ?? failed, field: known };
}

const isGone = (error: unknown): boolean => error instanceof RequestError && error.code === 'not_found';

/** Who answers whoever writes now, and until when an answer comes by e-mail. */
type Promised = { readonly who: WhoAnswers; readonly answer_by: string };

/** What the visitor is promised before anything is written; who is there comes and goes. */
function usePromised(isBegun: boolean): Promised | null {
  const [promised, setPromised] = useState<Promised | null>(null);
  useEffect(() => {
    if (isBegun) return;
    const look = (): void => {
      if (document.visibilityState === 'hidden') return;
      fetchJson('/api/v1/help', {}).then(
        (found) => setPromised(found as Promised),
        () => undefined,
      );
    };
    look();
    const timer = setInterval(look, whoMs);
    return () => clearInterval(timer);
  }, [isBegun]);
  return promised;
}

/** Looks for what is new in a conversation, as long as its page is seen. */
function useAnswers(
  token: string | null,
  setChat: Dispatch<SetStateAction<ChatFragment | null>>,
  forget: () => void,
): void {
  useEffect(() => {
    if (token === null) return;
    let isCurrent = true;
    async function look(borne: string): Promise<void> {
      if (document.visibilityState === 'hidden') return;
      try {
        const { enquiry_conversation: found } = await request(LoadChatDocument, { token: borne });
        // What is as it was is not said again.
        if (isCurrent) setChat((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found));
      } catch (error) {
        if (isCurrent && isGone(error)) forget();
      }
    }
    void look(token);
    const timer = setInterval(() => void look(token), askMs);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, [token, setChat, forget]);
}

/** The conversation of this browser: what was said, what is new every few seconds, and what may be done. */
export function useChat(failed: string) {
  const [token, setToken] = useState<string | null>(() => stored.read());
  const [chat, setChat] = useState<ChatFragment | null>(null);
  const promised = usePromised(token !== null);
  const [problem, setProblem] = useState<ChatProblem | null>(null);
  const [busy, setBusy] = useState(false);
  const [key, setKey] = useState(newId);

  const forget = useCallback((): void => {
    stored.forget();
    setToken(null);
    setChat(null);
    setProblem(null);
  }, []);

  useAnswers(token, setChat, forget);

  async function attempt(work: () => Promise<void>): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    setProblem(null);
    try {
      await work();
      setKey(newId());
      return true;
    } catch (error) {
      if (error instanceof RequestError && error.code !== undefined) setKey(newId());
      setProblem(problemOf(error, failed));
      return false;
    } finally {
      setBusy(false);
    }
  }

  const begin = (email: string, about: string) =>
    attempt(async () => {
      const provided = { kind: 'chat', email, about };
      const { send_enquiry: sent } = await request(SendEnquiryDocument, provided, { idempotencyKey: key });
      if (!sent.token) return;
      stored.write(sent.token);
      setToken(sent.token);
    });

  const write = (body: string) =>
    attempt(async () => {
      if (token === null) return;
      const { write_in_enquiry } = await request(WriteInChatDocument, { token, body }, { idempotencyKey: key });
      setChat(write_in_enquiry);
    });

  const mail = () =>
    attempt(async () => {
      if (token !== null) await request(MailChatDocument, { token }, { idempotencyKey: key });
    });

  return { chat, promised, problem, busy, isBegun: token !== null, begin, write, mail, forget };
}
