import { useEffect } from 'react';

/**
 * The library puts an empty stop before and after what opens, which passes the focus on. It hides them from assistive
 * technology, and what is hidden must not take the focus; without name and role they are as silent when they are not.
 */
export function usePlainGuards(shell: HTMLElement | null): void {
  useEffect(() => {
    if (!shell) return;
    const observer = new MutationObserver(() => {
      for (const guard of shell.querySelectorAll('[data-base-ui-focus-guard][aria-hidden]')) {
        guard.removeAttribute('aria-hidden');
      }
    });
    observer.observe(shell, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [shell]);
}
