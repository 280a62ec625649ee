import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { BareFrame } from '@roadworthy/ui/shell/bare-frame.tsx';
import { NotFound } from '@roadworthy/ui/states/not-found.tsx';
import { BrandLogo } from './brand-logo.tsx';
import { brand } from '@roadworthy/core/shared/brand.ts';
import { messagesOf } from './messages.ts';

/** No page at this address, and the three ways on. It says fixed sentences, so it needs no code in the browser. */
export function NotFoundScreen() {
  const { title, body, quote, account } = messagesOf().shell.notFound;
  return (
    <BareFrame width="reading">
      <BrandLogo />
      <NotFound
        title={title}
        body={body}
        actions={
          <>
            <LinkButton href="/checkout/start">{quote}</LinkButton>
            <LinkButton href="/customers" tone="quiet">
              {account}
            </LinkButton>
            <LinkButton href={brand.phone.href} tone="plain">
              {brand.phone.text}
            </LinkButton>
          </>
        }
      />
    </BareFrame>
  );
}
