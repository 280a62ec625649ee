'use client';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { useTranslations } from 'next-intl';
import { type ComponentType, useRef, useState } from 'react';

type Panel = ComponentType<{ onClose: () => void }>;

/** The button in the corner of the public pages; what opens from it is loaded when it is pressed. */
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
        // Where notice and panel have no room side by side, the one about consent is answered first.
        className="fixed right-4 bottom-4 z-20 inline-flex min-h-12 items-center gap-2 rounded-full bg-primary px-5 font-semibold text-on-primary shadow-overlay max-[54rem]:[body:has([data-consent-notice])_&]:hidden"
      >
        <Icon name="mail" className="size-5" />
        {t('help')}
      </button>
    </div>
  );
}
