'use client';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { useFormatter, useTranslations } from 'next-intl';
import type { CheckRaterVersionQuery } from '../../../generated/documents.ts';
import { placeOfProblem } from './import-files.ts';

type Problems = CheckRaterVersionQuery['check_rater_version'];
/** The server lists no more than these. */
const mostListed = 200;

/** The problems as somebody works through them: by file, and down its rows. */
function byPlace(problems: Problems, versionName: string) {
  return problems
    .map((problem) => ({ ...problem, ...placeOfProblem(problem.path, versionName) }))
    .toSorted((one, other) => one.file.localeCompare(other.file) || (one.row ?? 0) - (other.row ?? 0));
}

/** What stands against a version, each in its file, at its row and place; or that nothing does. */
export function ImportProblems({ problems, versionName }: { problems: Problems; versionName: string }) {
  const t = useTranslations('workbench.ratesImport');
  const format = useFormatter();
  if (problems.length === 0) {
    return (
      <p role="status" className="flex items-center gap-1.5 font-semibold text-success">
        <Icon name="check" className="size-4" />
        {t('fits')}
      </p>
    );
  }
  const head = 'border-b border-line-strong py-1.5 pr-3 font-semibold';
  return (
    <section className="flex flex-col gap-2">
      <div role="alert">
        <h2 className="type-h3 text-danger">{t('found', { count: problems.length })}</h2>
        <p className="text-ink-2">
          {t('nothingKept')} {problems.length >= mostListed && t('most', { count: mostListed })}
        </p>
      </div>
      <div className="overflow-x-auto">
        <table className="w-full text-left">
          <caption className="sr-only">{t('found', { count: problems.length })}</caption>
          <thead className="text-small text-ink-3">
            <tr>
              <th scope="col" className={`${head} max-sm:hidden`}>
                {t('where')}
              </th>
              <th scope="col" className={`${head} text-right`}>
                {t('row')}
              </th>
              <th scope="col" className={`${head} max-sm:hidden`}>
                {t('column')}
              </th>
              <th scope="col" className={head}>
                {t('what')}
              </th>
            </tr>
          </thead>
          <tbody>
            {byPlace(problems, versionName).map(({ path, row, message, file, place }) => (
              <tr key={`${path} ${row} ${message}`} className="*:border-b *:border-line *:py-1.5 *:pr-3 *:align-top">
                <td className="font-mono text-mono max-sm:hidden">{file || '–'}</td>
                <td className="text-right tabular-nums">{row === null ? '–' : format.number(row)}</td>
                <td className="font-mono text-mono max-sm:hidden">{place || '–'}</td>
                <td className="wrap-anywhere">{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
