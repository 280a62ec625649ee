import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { Scene } from '@roadworthy/ui/brand/scene.tsx';
import { StripeRule } from '@roadworthy/ui/brand/stripe.tsx';
import { SkipLink } from '@roadworthy/ui/shell/skip-link.tsx';
import { BrandLogo } from '../../shell/brand-logo.tsx';
import { brand } from '@roadworthy/core/shared/brand.ts';
import type { AreaMessages } from '../../locale/load-messages.ts';

/** The front door: what we do, and the way to a price. */
export function HomeScreen({ messages }: { messages: AreaMessages<'site'> }) {
  const { home, common } = messages.shell;
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink label={common.skip} />
      <header className="mx-auto flex w-full max-w-6xl flex-wrap items-center justify-between gap-3 px-4 py-4 sm:px-6">
        <BrandLogo />
        <div className="flex items-center gap-2">
          <LinkButton href="/customers" tone="plain" size="small">
            {home.account}
          </LinkButton>
          <LinkButton href={brand.phone.href} tone="quiet" size="small" className="tabular-nums max-sm:hidden">
            {brand.phone.text}
          </LinkButton>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        <div className="mx-auto w-full max-w-6xl flex-1 px-4 pt-10 pb-14 sm:px-6 lg:pt-20">
          <h1 className="type-display max-w-[14ch]">{home.title}</h1>
          <p className="mt-6 max-w-[44ch] text-h3 text-ink-2">{home.lead}</p>
          <div className="mt-8 flex flex-wrap items-center gap-4">
            <LinkButton href="/checkout/start">{home.start}</LinkButton>
            <p className="text-small text-ink-2">{home.saving}</p>
          </div>
        </div>
        <Scene biome="coast" time="day" rig={{ kind: 'class_c' }} className="block h-56 w-full sm:h-80" />
        <StripeRule thickness={4} />
      </main>
      <footer className="mx-auto flex w-full max-w-6xl flex-wrap gap-x-6 gap-y-2 px-4 py-6 text-small text-ink-3 sm:px-6">
        <span>© 2024 {brand.name}</span>
        <a className="link" href="/agents">
          {home.agents}
        </a>
      </footer>
    </div>
  );
}
