'use client';
import {
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
  createContext,
  createElement,
  useContext,
} from 'react';

export type AppLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  /** Whether it is the way on from its page, which the router may fetch before it is pressed. */
  wayOn?: boolean;
};

const LinkContext = createContext<ComponentType<AppLinkProps> | 'a'>('a');

/** Gives every component below the router's link; without it they render plain anchors. */
export function LinkProvider({ link, children }: { link: ComponentType<AppLinkProps>; children: ReactNode }) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

/** A link through whatever router the application provides. */
export function AppLink({ wayOn, ...props }: AppLinkProps) {
  const link = useContext(LinkContext);
  return link === 'a' ? createElement(link, props) : createElement(link, { ...props, ...(wayOn && { wayOn }) });
}
