import type { ReactNode } from 'react';
import { HelpChat } from '../../../features/site/chat/help-chat.tsx';
import { PublicShell } from '../../../shell/public/public-shell.tsx';

export default function PublicLayout({ children }: { children: ReactNode }) {
  return <PublicShell chat={<HelpChat />}>{children}</PublicShell>;
}
