'use client';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { useTranslations } from 'next-intl';
import { type ComponentType, useRef, useState } from 'react';

type Panel = ComponentType<{ onClose: () => void }>;

/** The button in the header of the public pages, so that it stands over nothing; what opens from it is loaded when it is pressed. */
export function HelpChat() {
  const t = useTranslations('shell.site');
  const [Opened, setOpened] = useState<Panel | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  async function open(): Promise<void> {
    const { ChatPanel } = await import('./chat-panel.tsx');
    setOpened(() => ChatPanel);
  }
  return (
    <div
      role="presentation"
      className="print:hidden"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !Opened) return;
        setOpened(null);
        button.current?.focus();
      }}
    >
      {Opened && (
        <Opened
          onClose={() => {
            setOpened(null);
            button.current?.focus();
          }}
        />
      )}
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={Opened !== null}
        onClick={() => {
          if (Opened) setOpened(null);
          else open().catch(() => undefined);
        }}
        className="inline-flex min-h-target min-w-11 items-center justify-center gap-2 rounded-card font-semibold text-ink hover:underline"
      >
        <Icon name="mail" className="size-5 text-primary" />
        <span className="max-sm:sr-only">{t('help')}</span>
      </button>
    </div>
  );
}
