import { Icon } from '../base/icon.tsx';
import { Portrait } from '../base/portrait.tsx';
import type { MenuItem } from './menu-props.ts';
import { Menu } from './menu.tsx';

export type UserMenuProps = {
  name: string;
  /** The address of a square picture of theirs. */
  picture?: string | null;
  detail?: string;
  /** What it is, and whose. */
  label: string;
  items: readonly MenuItem[];
};

/** Who is signed in, and what belongs to them: profile, shortcuts, theme, language, log out. */
export function UserMenu({ name, picture, detail, label, items }: UserMenuProps) {
  return (
    <Menu
      items={items}
      head={
        <>
          <p className="font-semibold">{name}</p>
          {detail && <p className="text-small text-ink-3">{detail}</p>}
        </>
      }
      trigger={
        <button
          type="button"
          className="inline-flex min-h-target items-center gap-1.5 rounded-full p-0.5 pr-1.5 hover:bg-surface-3"
        >
          <Portrait name={name} src={picture} className="size-7 bg-primary text-small text-on-primary" />
          <span className="sr-only">{label}</span>
          <Icon name="chevron-down" className="size-3 text-ink-3" />
        </button>
      }
    />
  );
}
