import { Icon, type IconName } from '@roadworthy/ui/base/icon.tsx';
import type { ReactNode } from 'react';

type NoticeTone = 'info' | 'warning' | 'danger';

const looks: Record<NoticeTone, { box: string; ink: string; icon: IconName }> = {
  info: { box: 'bg-info-tint', ink: 'text-info', icon: 'info' },
  warning: { box: 'bg-warning-tint', ink: 'text-warning', icon: 'clock' },
  danger: { box: 'bg-danger-tint', ink: 'text-danger', icon: 'alert' },
};

export type NoticeProps = { tone: NoticeTone; title: ReactNode; action?: ReactNode; children?: ReactNode };

/** Something to know about the whole step, said where the eye is. */
export function Notice({ tone, title, action, children }: NoticeProps) {
  const { box, ink, icon } = looks[tone];
  return (
    <div
      role={tone === 'info' ? 'status' : 'alert'}
      className={`arrive flex items-start gap-3 rounded-card p-4 ${box}`}
    >
      <Icon name={icon} className={`mt-0.5 size-5 ${ink}`} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className={`font-semibold ${ink}`}>{title}</p>
          {children && <div className="text-small text-ink-2">{children}</div>}
        </div>
        {action}
      </div>
    </div>
  );
}
