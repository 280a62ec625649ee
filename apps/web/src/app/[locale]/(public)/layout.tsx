import { HelpChat } from '../../../features/site/chat/help-chat.tsx';
import { LegalLinks } from '../../../features/site/company/legal-links.tsx';
import { type LocaleLayout, localeOf } from '../../../locale/page-locale.ts';
import { PublicShell } from '../../../shell/public/public-shell.tsx';

export default async function PublicLayout({ children, params }: LocaleLayout) {
  return (
    <PublicShell chat={<HelpChat />} legal={<LegalLinks locale={await localeOf({ params })} />}>
      {children}
    </PublicShell>
  );
}
