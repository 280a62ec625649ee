'use client';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { useEffect, useId, useRef, useState } from 'react';
import { loadMessages } from '../../../locale/load-messages.ts';
import { usePageLocale } from '../../../locale/use-page-locale.ts';
import { ChatMessages } from './chat-messages.tsx';
import { type ChatWords, chatWords } from './chat-words.ts';
import { HelpFinder } from './help-finder.tsx';
import { useChat } from './use-chat.ts';

/** Help: first what was answered before, then a message to the agents and what they answer. */
export function ChatPanel({ onClose }: { onClose: () => void }) {
  const locale = usePageLocale();
  const [words, setWords] = useState<ChatWords | null>(null);
  useEffect(() => {
    loadMessages(locale, 'chat').then(
      ({ chat }) => setWords(() => chatWords(locale, chat)),
      () => undefined,
    );
  }, [locale]);
  return words && <Opened words={words} onClose={onClose} />;
}

function Opened({ words, onClose }: { words: ChatWords; onClose: () => void }) {
  const titleId = useId();
  const close = useRef<HTMLButtonElement>(null);
  const chat = useChat(words.t('failed'));
  useEffect(() => close.current?.focus(), []);
  return (
    <section
      role="dialog"
      aria-labelledby={titleId}
      className="fixed inset-x-0 bottom-0 z-30 flex max-h-[85dvh] flex-col rounded-t-sheet border border-line-strong bg-canvas text-ink shadow-overlay sm:right-4 sm:bottom-4 sm:left-auto sm:max-h-[min(40rem,90dvh)] sm:w-[25rem] sm:rounded-sheet"
    >
      <header className="flex items-center gap-3 border-b border-line px-4 py-2">
        <h2 id={titleId} className="type-h3 mr-auto">
          {words.t('title')}
        </h2>
        <button
          ref={close}
          type="button"
          onClick={onClose}
          aria-label={words.t('close')}
          className="grid size-11 place-items-center rounded-card hover:bg-surface-2"
        >
          <Icon name="close" className="size-5" />
        </button>
      </header>
      <div className="flex flex-col gap-5 overflow-y-auto overscroll-contain p-4">
        {!chat.isBegun && <HelpFinder words={words} />}
        <ChatMessages words={words} chat={chat} />
      </div>
    </section>
  );
}
