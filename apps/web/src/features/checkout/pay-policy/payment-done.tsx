import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { useFocusWhenLost } from '../../shared/use-focus-when-lost.ts';

type PaymentDoneProps = { status: string; title: string; body: string; next: { href: string; label: string } };

/** What became of it, and where to see that. */
export function PaymentDone({ status, title, body, next }: PaymentDoneProps) {
  useFocusWhenLost(status);
  return (
    <section className="flex max-w-xl flex-col gap-4" role="status">
      <h1 className="type-h1">{title}</h1>
      <p className="text-ink-2">{body}</p>
      <div>
        <LinkButton href={next.href}>{next.label}</LinkButton>
      </div>
    </section>
  );
}
