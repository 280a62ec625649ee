'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { EmptyState } from '@roadworthy/ui/states/empty-state.tsx';
import { useToast } from '@roadworthy/ui/states/toast-provider.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { readableMessage } from '../../../data/requests/request-error.ts';
import { useMay } from '../../../data/session/use-may.ts';
import {
  ArchiveUnderwritingQuestionDocument,
  ReorderUnderwritingQuestionsDocument,
  UnderwritingQuestionsByProductDocument,
  type UnderwritingQuestionsByProductQuery,
} from '../../../generated/documents.ts';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { OfProduct } from '../written/of-product.tsx';
import { useArchive } from '../written/use-archive.ts';
import { draftOfQuestion, emptyQuestion, type QuestionDraft, type QuestionRow } from './question-draft.ts';
import { QuestionEditor } from './question-editor.tsx';
import { QuestionTree } from './question-tree.tsx';
import { QuestionsPreview } from './questions-preview.tsx';
import { templateQuestions } from './template-questions.ts';

/** What the underwriters of a product ask of every quote. */
export function QuestionsScreen() {
  const t = useTranslations('workbench.questions');
  const words = { title: t('title'), lead: t('lead'), product: t('product'), failed: t('failed') };
  return (
    <OfProduct
      address="/underwriting/questions"
      document={UnderwritingQuestionsByProductDocument}
      words={{ ...words, noProducts: t('noProducts') }}
    >
      {(productId, found) => <Questions productId={productId} found={found} />}
    </OfProduct>
  );
}

type Writing = { readonly begun: QuestionDraft; readonly stored: QuestionRow | null };

/** Puts questions into an order, and says how it went. */
function useOrder(productId: string) {
  const t = useTranslations('workbench.questions');
  const words = useTranslations('queue.actions');
  const show = useToast();
  const ordering = useOperation(ReorderUnderwritingQuestionsDocument, undefined, { kind: 'underwriter' });
  const order = (parent: string | null, ids: readonly string[], before: readonly string[] | null): void =>
    ordering.mutate(
      { product_id: productId, parent_id: parent, underwriting_question_ids: [...ids] },
      {
        onError: (error) => show({ message: readableMessage(error) ?? words('failed') }),
        onSuccess: () => show({ message: t('moved'), ...(before && { undo: () => order(parent, before, null) }) }),
      },
    );
  return order;
}

function Questions({ productId, found }: { productId: string; found: UnderwritingQuestionsByProductQuery }) {
  const t = useTranslations('workbench.questions');
  const writes = useMay('question:write');
  const [writing, setWriting] = useState<Writing | null>(null);
  const [isTried, setTried] = useState(false);
  const [showsArchived, setShowsArchived] = useState(false);
  const order = useOrder(productId);
  const archive = useArchive({
    document: ArchiveUnderwritingQuestionDocument,
    variablesOf: (underwriting_question_id, archived) => ({ underwriting_question_id, archived }),
    describe: (archived) => t(archived ? 'archived' : 'takenBack'),
  });
  const { underwriting_questions: rows, underwriting_question_book: book } = found;
  const today = new Intl.DateTimeFormat('en-CA').format();
  const live = rows.filter(({ archived }) => archived === null);
  const begin = (draft: Partial<QuestionDraft>) =>
    setWriting({ begun: { ...emptyQuestion(today), ...draft }, stored: null });
  return (
    <>
      {writing ? (
        <QuestionEditor
          key={writing.stored?.underwriting_question_id ?? `new ${writing.begun.question} ${writing.begun.parent_id}`}
          {...{ productId, rows, needsFrench: book.needs_french, ...writing }}
          onClose={() => setWriting(null)}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          {writes && <Button onClick={() => begin({})}>{t('new')}</Button>}
          {live.length > 0 && (
            <Button tone="quiet" aria-expanded={isTried} onClick={() => setTried(!isTried)}>
              {t(isTried ? 'hidePreview' : 'tryIt')}
            </Button>
          )}
          {rows.length > live.length && (
            <Button tone="plain" aria-pressed={showsArchived} onClick={() => setShowsArchived(!showsArchived)}>
              {t(showsArchived ? 'hideArchived' : 'showArchived', { count: rows.length - live.length })}
            </Button>
          )}
        </div>
      )}
      {isTried && <QuestionsPreview rows={rows} today={today} />}
      {live.length === 0 && !writing && <Templates {...(writes && { onChoose: begin })} />}
      <QuestionTree
        rows={showsArchived ? rows : live}
        today={today}
        warningsOf={(id) =>
          book.warnings.filter((one) => one.underwriting_question_id === id).map(({ message }) => message)
        }
        onEdit={(row) => setWriting({ begun: draftOfQuestion(row), stored: row })}
        onDuplicate={(row) => begin(draftOfQuestion(row))}
        onAdd={(row) => {
          const parent_answer = row.answer_type === 'yes_no' ? 'yes' : '';
          begin({ parent_id: row.underwriting_question_id, parent_answer });
        }}
        onArchive={(row, archived) => archive(row.underwriting_question_id, archived)}
        onReorder={(parent, ids) => {
          const known = live.filter((one) => ids.includes(one.underwriting_question_id));
          order(
            parent,
            ids,
            known.map((one) => one.underwriting_question_id),
          );
        }}
      />
    </>
  );
}

/** Where nothing is asked yet: what is usually asked, to begin with. */
function Templates({ onChoose }: { onChoose?: (draft: Partial<QuestionDraft>) => void }) {
  const t = useTranslations('workbench.questions');
  if (!onChoose) return <EmptyState title={t('none')} />;
  return (
    <EmptyState
      title={t('none')}
      body={t('noneBody')}
      action={
        <ul className="flex flex-col gap-2">
          {templateQuestions.map((template) => (
            <li key={template.question}>
              <Button tone="quiet" size="small" onClick={() => onChoose(template)}>
                {template.question}
              </Button>
            </li>
          ))}
        </ul>
      }
    />
  );
}
