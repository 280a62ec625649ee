'use client';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { useLocale } from 'next-intl';
import { type ComponentProps, useEffect, useState, useSyncExternalStore } from 'react';
import { readLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { beginVisit } from '../../data/analytics/visit-analytics.ts';
import { privacyChoices } from '../../data/consent/privacy-choices.ts';
import { visitorConsent } from '../../data/consent/visitor-consent.ts';
import { AreaMessages } from '../area-messages.tsx';

const notice = fetchedComponent(async () => (await import('./consent-notice.tsx')).ConsentNotice);
const dialog = fetchedComponent(async () => (await import('./privacy-dialog.tsx')).PrivacyDialog);

type Words = ComponentProps<typeof AreaMessages>['messages'];

/** The words of consent, fetched when they are shown; no page carries them. */
function useWords(isWanted: boolean): Words | null {
  const locale = readLocale(useLocale());
  const [words, setWords] = useState<Words | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    // Without a connection nothing is asked, and nothing is kept.
    void import(`../../generated/messages/${locale}/consent.json`).then(
      ({ default: consent }) => setWords({ consent }),
      () => undefined,
    );
  }, [isWanted, locale]);
  return words;
}

/** Asks what may be kept where that has to be asked, keeps what may be, and shows the choices to whoever wants them. */
export function VisitParts() {
  const locale = useLocale();
  useSyncExternalStore(visitorConsent.subscribe, visitorConsent.read, visitorConsent.readOnServer);
  const isOpen = useSyncExternalStore(privacyChoices.subscribe, privacyChoices.read, privacyChoices.readOnServer);
  const isRequested = visitorConsent.isRequested();
  const words = useWords(isRequested || isOpen);
  useEffect(beginVisit, []);
  if (words === null) return null;
  return (
    <AreaMessages locale={locale} messages={words}>
      {isRequested && <notice.Component />}
      {isOpen && <dialog.Component onClose={() => privacyChoices.change(false)} />}
    </AreaMessages>
  );
}
