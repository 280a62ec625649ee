import type { KeyValueStore } from '../../../data/browser-storage.ts';

/** One will to buy: the key under which it happens at most once, and the card that it uses. */
export type BindIntent = { readonly key: string; readonly card: string; readonly methodToken: string | null };

export type SettledStatus = 'bound' | 'pending' | 'declined';

/**
 * Keeps the intent of a quote across double clicks and reloads. The key stays while the outcome is unknown or pending;
 * another card, or a decline, makes a new intent with a new key.
 */
export function createBindIntents(store: KeyValueStore, quoteId: string, newKey: () => string) {
  const name = `bind_intent:${quoteId}`;
  const keep = (intent: BindIntent): BindIntent => {
    store.setItem(name, JSON.stringify(intent));
    return intent;
  };
  const current = (): BindIntent | null => {
    try {
      const stored: unknown = JSON.parse(store.getItem(name) ?? 'null');
      const isIntent =
        typeof stored === 'object' && stored !== null && 'key' in stored && 'card' in stored && 'methodToken' in stored;
      return isIntent ? (stored as BindIntent) : null;
    } catch {
      return null;
    }
  };
  return {
    current,
    /** The intent to buy with a card, named by its last four digits and expiry: the one under way, or a new one. */
    begin(card: string): BindIntent {
      const known = current();
      return known?.card === card ? known : keep({ key: newKey(), card, methodToken: null });
    },
    /** The card became a token; a second press finds it and makes no second one. */
    attach(intent: BindIntent, methodToken: string): BindIntent {
      return keep({ ...intent, methodToken });
    },
    settle(status: SettledStatus): void {
      if (status !== 'pending') store.removeItem(name);
    },
  };
}

export type BindIntents = ReturnType<typeof createBindIntents>;
