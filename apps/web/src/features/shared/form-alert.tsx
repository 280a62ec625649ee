import { Icon } from '@roadworthy/ui/base/icon.tsx';

/** What went wrong with a form as a whole, announced when it appears. */
export function FormAlert({ message }: { message: string | null | undefined }) {
  return (
    <div role="alert" className="empty:hidden">
      {message && (
        <p className="flex items-start gap-2 rounded-card bg-danger-tint px-3 py-2.5 text-small font-medium text-danger">
          <Icon name="alert" className="mt-px size-5" />
          <span>{message}</span>
        </p>
      )}
    </div>
  );
}
