import { editable } from './editable-statuses.ts';
import { checkDeclarations, withDeclared } from '@roadworthy/core/quoting/checks/check-declarations.ts';
import { permissionFor } from '@roadworthy/core/quoting/transitions.ts';
import { operation } from '../../kernel/operation.ts';
import { editQuote } from './edit-quote.ts';

const answersQuestions = (input: unknown) => typeof input === 'object' && input !== null && 'questions' in input;

export const updateDeclarations = operation({
  name: 'update_declarations',
  permission: permissionFor('edit_quote'),
  root: 'quote_id',
  example: { declarations: { telematics_consent: true } },
  statuses: editable,
  refuses: { agent_approved: 'quote_approved' },
  async run(work) {
    const { quote_id, declarations, version } = work.input;
    const answers = answersQuestions(declarations) ? 'declarations.questions' : undefined;
    return editQuote(work, quote_id, { kind: 'declarations', version, answers }, async ({ quote, questions }) => {
      const checked = checkDeclarations(declarations, questions);
      if (!checked.ok) return checked;
      await work.tx
        .updateTable('quotes')
        .set({ declarations: JSON.stringify(withDeclared(quote.declarations, checked.event)) })
        .where('quote_id', '=', quote_id)
        .execute();
      return { quote_id };
    });
  },
});
