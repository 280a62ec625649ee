'use client';
import {
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
  createContext,
  createElement,
  useContext,
} from 'react';

export type AppLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

const LinkContext = createContext<ComponentType<AppLinkProps> | 'a'>('a');

/** Gives every component below the router's link; without it they render plain anchors. */
export function LinkProvider({ link, children }: { link: ComponentType<AppLinkProps>; children: ReactNode }) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

/** A link through whatever router the application provides. */
export function AppLink(props: AppLinkProps) {
  return createElement(useContext(LinkContext), props);
}
