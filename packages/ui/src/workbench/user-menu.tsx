import { Icon } from '../base/icon.tsx';
import { Menu, type MenuItem } from './menu.tsx';

export type UserMenuProps = { name: string; detail?: string; label?: string; items: readonly MenuItem[] };

/** The initials of a name, two at most. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return picked.map((word) => word?.charAt(0).toUpperCase() ?? '').join('');
}

/** Who is signed in, and what belongs to them: profile, shortcuts, theme, language, log out. */
export function UserMenu({ name, detail, label = 'Your menu', items }: UserMenuProps) {
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
        <button type="button" aria-label={`${label}: ${name}`} className="inline-flex min-h-8 items-center gap-1.5 rounded-full p-0.5 pr-1.5 hover:bg-surface-3">
          <span aria-hidden className="grid size-7 place-items-center rounded-full bg-primary text-small font-bold text-on-primary">
            {initialsOf(name)}
          </span>
          <Icon name="chevron-down" className="size-3 text-ink-3" />
        </button>
      }
    />
  );
}
