'use client';
import { Menu as BaseMenu } from '@base-ui/react/menu';
import { useRef, useState } from 'react';
import { AppLink } from '../base/app-link.tsx';
import { classes } from '../base/classes.ts';
import { Icon } from '../base/icon.tsx';
import { usePressAgain } from '../base/press-again.ts';
import type { MenuItem, MenuProps } from './menu-props.ts';
import { usePlainGuards } from './use-plain-guards.ts';

const row =
  'flex min-h-target cursor-pointer items-center gap-2.5 rounded-input px-2.5 py-1 text-body no-underline outline-none data-[highlighted]:bg-surface-3';

/** The menu from its first press on. It opens inside its own shell, so that theme and density hold. */
export function OpenedMenu({ trigger, items, head, align = 'end' }: MenuProps) {
  const [shell, setShell] = useState<HTMLElement | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  usePlainGuards(shell);
  usePressAgain(button, shell !== null);
  return (
    <span ref={setShell} className="inline-flex">
      <BaseMenu.Root modal={false}>
        <BaseMenu.Trigger ref={button} render={trigger} />
        <BaseMenu.Portal container={shell}>
          <BaseMenu.Positioner side="bottom" align={align} sideOffset={6} positionMethod="fixed" className="z-40">
            <BaseMenu.Popup className="arrive min-w-52 rounded-card border border-line bg-canvas p-1 text-left font-normal text-ink shadow-overlay outline-none">
              {head && <div className="border-b border-line px-2.5 pt-1.5 pb-2">{head}</div>}
              {items.map((item) => (
                <MenuRow key={item.key} item={item} />
              ))}
            </BaseMenu.Popup>
          </BaseMenu.Positioner>
        </BaseMenu.Portal>
      </BaseMenu.Root>
    </span>
  );
}

function MenuRow({ item }: { item: MenuItem }) {
  const look = classes(row, item.danger ? 'text-danger' : 'text-ink');
  const content = (
    <>
      {item.icon && <Icon name={item.icon} className="size-4 text-ink-3" />}
      <span className="flex-1">
        {item.label}
        {item.why !== undefined && <span className="block max-w-64 text-small text-ink-3">{item.why}</span>}
      </span>
      {item.detail && <span className="text-small text-ink-3">{item.detail}</span>}
    </>
  );
  return (
    <>
      {item.apart && <BaseMenu.Separator className="my-1 h-px bg-line" />}
      {item.href ? (
        <BaseMenu.LinkItem
          render={<AppLink href={item.href} />}
          className={look}
          closeOnClick
          {...(item.onSelect && { onClick: item.onSelect })}
        >
          {content}
        </BaseMenu.LinkItem>
      ) : (
        <BaseMenu.Item
          className={classes(look, item.why !== undefined && 'text-ink-3!')}
          disabled={item.why !== undefined}
          {...(item.onSelect && { onClick: item.onSelect })}
        >
          {content}
        </BaseMenu.Item>
      )}
    </>
  );
}
