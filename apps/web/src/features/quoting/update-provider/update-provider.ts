import { LoadAvailableProvidersDocument, UpdateProviderDocument } from '../../../generated/documents.ts';
import type { Action } from '../../shared/actions/action.ts';
import { formDialog } from '../../shared/form-dialog/form-dialog.tsx';
import { selectField } from '../../shared/form-dialog/form-fields.tsx';
import { labelOf } from '../../shared/use-labels.ts';

/** Puts a quote itself under another product of its organization; one that is to be compared first is copied instead. */
export const updateProvider: Action<unknown> = {
  operation: 'update_provider',
  isAside: true,
  Dialog: formDialog<unknown>()({
    words: 'actions.update_provider',
    document: UpdateProviderDocument,
    facts: { document: LoadAvailableProvidersDocument, variables: ({ id }) => ({ quote_id: id }) },
    begin: () => ({ provider: '' }),
    fields: ({ t, facts, messages }) => [
      selectField('provider', {
        label: t('product'),
        placeholder: t('choose'),
        missing: t('choose'),
        options: (facts?.available_providers ?? [])
          .filter(({ allowed }) => allowed)
          .map(({ provider: value }) => ({ value, label: labelOf(messages.queue.providers, value) ?? value })),
      }),
    ],
    ready: ({ facts }) => facts !== undefined,
    input: ({ id, values }) => ({ quote_id: id, provider: values.provider }),
  }),
};
